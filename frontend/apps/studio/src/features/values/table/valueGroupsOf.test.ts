import { missing, value } from '@test/values';
import { expect, it } from 'vitest';
import { groupsOf } from './valueGroupsOf';

it('puts what publishing needs before all, then the others by theme', () => {
  const lines = [
    value('parking', { theme: 'address', essential: false }),
    missing('alarm_signal', { theme: 'safety' }),
    missing('site_address', { theme: 'address' }),
    value('own_1', { theme: 'other', essential: false }),
  ];

  expect(groupsOf(lines).map((group) => [group.id, group.lines.map(({ key }) => key)])).toEqual([
    ['required', ['site_address', 'alarm_signal']],
    ['address', ['parking']],
    ['other', ['own_1']],
  ]);
});
