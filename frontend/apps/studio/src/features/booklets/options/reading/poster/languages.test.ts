import { askedIn } from '@livretier/booklet';
import { expect, it } from 'vitest';
import { offeredLocales } from '../../../../creation/structure/locales';

it('a poster asks in every language that a booklet may have', () => {
  expect(askedIn(offeredLocales).map(({ tag }) => tag)).toEqual(offeredLocales);
});
