import { root } from '../device/place';
import { words } from '../locales/words';
import { askOnline, bundleOnline, type Online } from '../version/online';
import { canKeep } from './canKeep';
import { held } from './heldEditions';
import { keepEdition } from './keepEdition';

const keepNow = async (tell: (share: number) => void) => {
  const online = await askOnline();
  if (!online || online === 'refused') throw new Error('There is nothing to keep.');
  const bundle = bundleOnline(online);
  if (!bundle) throw new Error('This language is not online any more.');
  await navigator.serviceWorker.register(new URL('sw.js', root()), { scope: root().pathname });
  await keepEdition(online, bundle, tell);
};

/** The button that keeps the booklet on the device: says what it does, then which version is held. */
export const startOffline = (button: HTMLButtonElement) => {
  const label = button.querySelector('[data-said=offline]') ?? button;
  label.setAttribute('aria-live', 'polite');
  const showHeld = async () => {
    const kept = await held();
    if (kept) label.textContent = words().kept(kept.number);
  };
  if (!canKeep()) {
    button.hidden = true;
    return;
  }
  void showHeld();
  document.addEventListener('held', showHeld);
  button.addEventListener('click', async () => {
    try {
      await keepNow((share) => {
        label.textContent = words().keeping(share);
      });
      await showHeld();
      void navigator.storage?.persist?.();
    } catch {
      label.textContent = words().keptNot;
    }
  });
};

/** Brings what the device holds up to the version that is online. */
export const refreshHeld = async (online: Online) => {
  if (!canKeep()) return;
  const kept = await held();
  const bundle = bundleOnline(online);
  if (kept && bundle && kept.bundle !== bundle) {
    await keepEdition(online, bundle, () => undefined);
    document.dispatchEvent(new Event('held'));
  }
};
