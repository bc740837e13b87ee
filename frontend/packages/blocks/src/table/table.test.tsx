import { describe, expect, it } from 'vitest';
import { emptyBlock } from '../document/emptyBlock';
import { blocks } from '../samples/blocks';
import { table } from '../samples/build';
import { page } from '../samples/draw';
import { emptyHeadings, hasBody } from './headingOf';

const rows = [
  ['Service', 'Matin'],
  ['Cuisine', '7 h'],
];

const headings = (header: 'none' | 'row' | 'column' | 'both', cells = rows) =>
  [...page(table('t', header, cells)).querySelectorAll('th')].map(
    ({ scope, textContent }) => `${scope} ${textContent}`,
  );

describe('a table', () => {
  it('has its caption, and a frame that the keyboard can slide', () => {
    const html = page(blocks.table);

    expect(html.querySelector('caption')).toHaveTextContent('Horaires de la saison');
    expect(html.querySelector('.lvb-table')).toHaveAttribute('tabindex', '0');
    expect(html.querySelector('.lvb-table')).toHaveAccessibleName('Horaires de la saison');
  });

  it('names its columns, its rows, both or none', () => {
    expect(headings('row')).toEqual(['col Service', 'col Matin']);
    expect(headings('column')).toEqual(['row Service', 'row Cuisine']);
    expect(headings('both')).toEqual(['col Service', 'col Matin', 'row Cuisine']);
    expect(headings('none')).toEqual([]);
  });

  it('names nothing with a cell that says nothing', () => {
    const corner = [
      ['', 'Matin'],
      ['Cuisine', '7 h'],
    ];

    expect(headings('both', corner)).toEqual(['col Matin', 'row Cuisine']);
    expect(page(emptyBlock('table')).querySelector('th')).toBeNull();
    expect(emptyHeadings(table('t', 'both', corner))).toEqual([]);
    expect(emptyHeadings(table('t', 'row', corner)).map(({ id }) => id)).toEqual(['t-0-0']);
    expect(emptyHeadings(emptyBlock('table'))).toHaveLength(2);
  });

  it('has a body once a cell that names nothing says something', () => {
    const named = [
      ['Service', 'Matin'],
      ['Cuisine', ''],
    ];

    expect(hasBody(table('t', 'both', rows))).toBe(true);
    expect(hasBody(table('t', 'both', named))).toBe(false);
    expect(hasBody(table('t', 'row', named))).toBe(true);
    expect(hasBody(table('t', 'row', [['Service', 'Matin']]))).toBe(false);
    expect(hasBody(emptyBlock('table'))).toBe(false);
  });

  it('sets its heading row apart, which paper repeats', () => {
    expect(page(table('t', 'row', rows)).querySelectorAll('thead > tr').length).toBe(1);
    expect(page(table('t', 'row', rows)).querySelectorAll('tbody > tr').length).toBe(1);
    expect(page(table('t', 'column', rows)).querySelector('thead')).toBeNull();
  });
});
