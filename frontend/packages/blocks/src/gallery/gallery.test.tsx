import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { page } from '../samples/draw';

describe('a gallery', () => {
  it('shows each of its pictures with its words', () => {
    const html = page(blocks.gallery);

    expect(html.querySelector('.lvb-gallery')).toHaveAttribute('data-columns', '3');
    expect(html.querySelectorAll('.lvb-gallery > figure > picture > img[alt]').length).toBe(3);
  });
});
