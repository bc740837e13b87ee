import { describe, expect, it, vi } from 'vitest';
import { reloadWhenAFileIsGone } from './reloadOnce';

describe('F19: a file that is gone', () => {
  it('reloads the page, but not twice within ten seconds', () => {
    const target = new EventTarget();
    const reload = vi.fn();
    const clock = { now: 1_000_000 };
    reloadWhenAFileIsGone(target, reload, () => clock.now);
    const lose = (later: number) => {
      clock.now += later;
      target.dispatchEvent(new Event('vite:preloadError'));
    };

    lose(0);
    lose(9_000);
    expect(reload).toHaveBeenCalledTimes(1);

    lose(11_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('stays a failure where the browser keeps nothing, rather than reloading for ever', () => {
    const target = new EventTarget();
    const reload = vi.fn();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    reloadWhenAFileIsGone(target, reload);

    target.dispatchEvent(new Event('vite:preloadError'));

    expect(reload).not.toHaveBeenCalled();
  });
});
