import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { page } from '../samples/draw';

describe('an accordion', () => {
  it('opens without a script', () => {
    const items = [...page(blocks.accordion).querySelectorAll('details')];

    expect(items.map((item) => item.querySelector('summary')?.textContent)).toEqual([
      'Cuisine et plonge',
      'Service en salle',
    ]);
    expect(items[0]).toHaveTextContent('Toutes les deux heures');
    expect(items.some(({ open }) => open)).toBe(false);
  });
});
