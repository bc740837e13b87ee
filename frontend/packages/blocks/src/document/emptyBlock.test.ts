import { describe, expect, it } from 'vitest';
import { blockSchema, blockTypes, innerBlockSchema } from '../block';
import { draw } from '../samples/draw';
import { emptyBlock } from './emptyBlock';
import { walk } from './walk';

describe('a new block', () => {
  it.each(blockTypes)('%s is valid, with ids of its own, and can be drawn', (type) => {
    const block = emptyBlock(type);
    const ids = [...walk([block, emptyBlock(type)])].map(({ id }) => id);

    expect(blockSchema.safeParse(block).success || innerBlockSchema.safeParse(block).success).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(draw(block)).not.toContain('undefined');
  });
});
