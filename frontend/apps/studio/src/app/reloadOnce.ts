const key = 'livretier-reloaded-at';
const guard = 10_000;

/** F19: a file of an older version is gone after a deployment. Reload once, never in a loop. */
export const reloadWhenAFileIsGone = (target: EventTarget, reload: () => void, now: () => number = Date.now) =>
  target.addEventListener('vite:preloadError', (event) => {
    if (now() - Number(sessionStorage.getItem(key) ?? 0) < guard) return;
    sessionStorage.setItem(key, String(now()));
    event.preventDefault();
    reload();
  });
