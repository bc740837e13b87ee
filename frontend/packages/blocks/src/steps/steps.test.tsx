import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { page } from '../samples/draw';

describe('steps', () => {
  it('are a list that counts', () => {
    const steps = [...page(blocks.steps).querySelectorAll('ol > li')].map(({ textContent }) => textContent);

    expect(steps).toEqual(['Mouillez mains et poignets.', 'Savonnez trente secondes.', 'Rincez, séchez.']);
  });
});
