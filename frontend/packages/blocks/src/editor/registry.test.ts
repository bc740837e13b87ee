import { describe, expect, it } from 'vitest';
import { groupNames } from './definition';
import { blocksIn } from './registry';

describe('the blocks that authors are offered', () => {
  it('are all of them, each with a place of its own', () => {
    const offered = groupNames.flatMap(blocksIn);

    expect(offered).toHaveLength(21);
    expect(new Set(offered).size).toBe(21);
    expect(offered).toContain('acknowledgement');
  });
});
