import { isLoadingQuietly } from '@/shared/later/loadQuietly';

const key = 'livretier-reloaded-at';
const guard = 10_000;

/* A browser that keeps nothing could not stop the loop, so there the failure stays a failure. */
const mayReload = (now: number) => {
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < guard) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
};

/** F19: a file of an older version is gone after a deployment. Reload once, never in a loop. */
export const reloadWhenAFileIsGone = (target: EventTarget, reload: () => void, now: () => number = Date.now) =>
  target.addEventListener('vite:preloadError', (event) => {
    if (isLoadingQuietly() || !mayReload(now())) return;
    event.preventDefault();
    reload();
  });
