import { describe, expect, it } from 'vitest';
import { isLoadingQuietly, loadQuietly } from './loadQuietly';

describe('code that the page can do without', () => {
  it('is known to be so while it comes, and says when it does not come', async () => {
    const seen: boolean[] = [];
    const gone = async () => {
      seen.push(isLoadingQuietly());
      throw new Error('gone');
    };

    await expect(loadQuietly(gone)).rejects.toThrow('gone');

    expect(seen).toEqual([true]);
    expect(isLoadingQuietly()).toBe(false);
  });
});
