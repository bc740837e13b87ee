import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { page } from '../samples/draw';

describe('cards', () => {
  it('are a list of titles and texts', () => {
    const cards = [...page(blocks.cards).querySelectorAll('ul > li')];

    expect(cards.map((card) => card.querySelector('.lvb-card-title')?.textContent)).toEqual([
      'Se loger',
      'Venir',
      'Se restaurer',
    ]);
    expect(cards[1]).toHaveTextContent('Une navette depuis la gare.');
  });
});
