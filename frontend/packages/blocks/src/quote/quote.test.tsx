import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { page } from '../samples/draw';

const { quote } = blocks;

describe('a quote', () => {
  it('names who said it', () => {
    const html = page(quote);

    expect(html.querySelector('blockquote')).toHaveTextContent('On apprend un métier');
    expect(html.querySelector('figcaption')).toHaveTextContent('Hélène Aubrac');
  });

  it('names nobody when nobody is known', () => {
    expect(page({ ...quote, props: { author: '' } }).querySelector('figcaption')).toBeNull();
  });
});
