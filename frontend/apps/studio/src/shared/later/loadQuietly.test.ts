import { describe, expect, it, vi } from 'vitest';
import { loadQuietly } from './loadQuietly';

const gone = async () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  throw new Error('gone');
};

describe('code that the page can do without', () => {
  it('does not reload the page when it is gone, and says so to whoever asked', async () => {
    const reload = vi.fn();
    window.addEventListener('vite:preloadError', reload);

    await expect(loadQuietly(gone)).rejects.toThrow('gone');
    expect(reload).not.toHaveBeenCalled();

    await gone().catch(() => undefined);
    expect(reload).toHaveBeenCalledOnce();
    window.removeEventListener('vite:preloadError', reload);
  });
});
