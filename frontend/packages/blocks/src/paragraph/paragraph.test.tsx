import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { paragraph } from '../samples/build';
import { draw } from '../samples/draw';

describe('a paragraph', () => {
  it('holds its words, their emphasis and their links', () => {
    const html = draw(blocks.paragraph);

    expect(html).toContain('<strong>vos mains touchent tout</strong>');
    expect(html).toContain('<a href="https://www.inrs.fr/hygiene" rel="noopener">les conseils de l’INRS</a>');
    expect(html).toContain('<br/><span lang="en">Wash your hands</span>');
  });

  it('keeps its place when it is empty', () => {
    expect(draw(paragraph('vide', ''))).toBe('<p id="vide" class="lvb-paragraph"></p>');
  });
});
