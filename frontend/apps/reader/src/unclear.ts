import { deliverAlways } from './unclear/deliver';
import { openSheet } from './unclear/openSheet';
import { showKept } from './unclear/showKept';
import type { Tap } from './unclear/startUnclear';

/* What the sheet wears may come after what opens it. */
const open = (tap: Tap) => {
  const dress = document.head.querySelector<HTMLLinkElement>('link[href*="unclear"]');
  if (!dress || dress.sheet) openSheet(tap);
  else dress.addEventListener('load', () => openSheet(tap), { once: true });
};

const before = globalThis.livretierTaps;
globalThis.livretierTaps = { push: open };
document.addEventListener('asked', () => void showKept().catch(() => undefined));
deliverAlways();
if (Array.isArray(before)) before.forEach(open);
