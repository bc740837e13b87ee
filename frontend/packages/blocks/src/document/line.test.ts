import { describe, expect, it } from 'vitest';
import { inlinesOf, withoutValues } from './line';

describe('a line', () => {
  it.each([
    ['', []],
    ['Jeanne', [{ type: 'text', text: 'Jeanne' }]],
    ['{{hr_contact}}', [{ type: 'value', key: 'hr_contact' }]],
    [
      'Chez {{hr_contact}}, {{site_address}}',
      [
        { type: 'text', text: 'Chez ' },
        { type: 'value', key: 'hr_contact' },
        { type: 'text', text: ', ' },
        { type: 'value', key: 'site_address' },
      ],
    ],
  ])('"%s" is made of its words and its values', (line, inlines) => {
    expect(inlinesOf(line)).toEqual(inlines);
  });

  it.each(['{{', '{{}}', '{{2}}', '{{Nom}}', '{{nom complet}}', '{hr_contact}', `{{${'a'.repeat(65)}}}`])(
    'takes "%s" for words',
    (line) => {
      expect(inlinesOf(line)).toEqual([{ type: 'text', text: line }]);
    },
  );

  it('leaves a gap for each value', () => {
    expect(withoutValues('Chez{{hr_contact}}ou ici')).toBe('Chez ou ici');
  });
});
