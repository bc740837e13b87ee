import { describe, expect, it } from 'vitest';
import { groupNames } from './definition';
import { blockNodes, blocksIn } from './registry';

describe('the blocks that authors are offered', () => {
  it('are all but the acknowledgement, which records nothing yet and still stands where it was written', () => {
    const offered = groupNames.flatMap(blocksIn);

    expect(offered).toHaveLength(20);
    expect(offered).not.toContain('acknowledgement');
    expect(blockNodes.map(({ name }) => name)).toContain('acknowledgement');
  });
});
