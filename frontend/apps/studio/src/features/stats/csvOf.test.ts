import { describe, expect, it } from 'vitest';
import { csvOf } from './csvOf';

const lines = (text: string) => text.slice(1).split('\r\n').slice(0, -1);

describe('a file of figures', () => {
  it('is what spreadsheets of the country expect: the mark, separators, numbers', () => {
    const rows = [
      ['Jour', 'Lectures'],
      ['14 mars 2027', 1234],
      ['« oui ; non »', 0],
    ] as const;

    expect(csvOf(rows, 'fr-FR').startsWith('\ufeff')).toBe(true);
    expect(lines(csvOf(rows, 'fr-FR'))).toEqual(['Jour;Lectures', '14 mars 2027;1234', '"« oui ; non »";0']);
    expect(lines(csvOf(rows, 'en-GB'))[1]).toBe('14 mars 2027,1234');
  });

  /* SEC9 */
  it.each(['=1+1', '+33', '-2', '@SUM(A1)', ' =1+1', '\t=1', '\n=1', '\u00a0=1', '＝1+1', '－1'])(
    'holds no live formula: %j',
    (text) => {
      const [cell = ''] = csvOf([[text]], 'fr-FR')
        .slice(1)
        .split('\r\n');

      expect(cell.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('holds none behind what is a separator elsewhere', () => {
    expect(lines(csvOf([['a;=1']], 'en-GB'))).toEqual(["a;'=1"]);
    expect(lines(csvOf([['a,=1 "b"']], 'fr-FR'))).toEqual([`"a,'=1 ""b"""`]);
  });
});
