import { describe, expect, it } from 'vitest';
import { blocks } from '../samples/blocks';
import { draw } from '../samples/draw';

describe('a divider', () => {
  it('is a line that separates', () => {
    expect(draw(blocks.divider)).toBe('<hr id="filet" class="lvb-divider"/>');
  });
});
