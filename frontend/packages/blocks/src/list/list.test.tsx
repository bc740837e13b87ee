import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { list } from '../samples/build';
import { page } from '../samples/draw';

describe('a list', () => {
  it('is a real list, with a real list inside it', () => {
    const html = page(blocks.list);

    expect([...html.querySelectorAll('ul.lvb-list > li')].length).toBe(2);
    expect([...html.querySelectorAll('ul > li > ol > li')].map(({ textContent }) => textContent)).toEqual([
      'Antidérapantes',
      'À votre taille',
    ]);
  });

  it('counts when its order matters', () => {
    expect(page(list('a', true, ['un'])).firstElementChild?.tagName).toBe('OL');
  });
});
