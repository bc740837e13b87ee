import { whenSeen } from '../device/whenSeen';
import { keptProgress } from '../progress/keptProgress';
import { keepTold, keptCounting } from './counting';
import { forgetUnsent, isNoted } from './keptFacts';
import { isSeen, learnDay, note } from './noting';
import type { Told } from './tellFacts';

const noteOpened = () => {
  const reading = document.querySelector<HTMLElement>('[data-island=page]');
  if (keptCounting().refused || !(reading ?? document.querySelector('[data-island=cover]'))) return;
  keepTold();
  note('o');
  const { page, pages = '' } = reading?.dataset ?? {};
  if (page) note(`p${page}`);
  /* Those that stand one under another are opened as they come into sight. */ else
    for (const id of pages.split(' ')) {
      const title = document.getElementById(`page-${id}`)?.firstElementChild;
      if (title) whenSeen(title, () => note(`p${id}`));
    }
};

/** Tells the page what became of a tap: it says so once it is noted, not before. */
const sayNoted = () => void document.dispatchEvent(new Event('noted'));

const noteUnclear = (told: { unclear: string } | { withdrawn: string }) => {
  if ('unclear' in told) note(`u${told.unclear}`);
  else if (!forgetUnsent(`u${told.withdrawn}`) && isNoted(`u${told.withdrawn}`)) note(`w${told.withdrawn}`);
  sayNoted();
};

const hear = (told: Told) => {
  if ('online' in told) learnDay(told.online);
  else if ('unclear' in told || 'withdrawn' in told) noteUnclear(told);
  else if ('answered' in told) note(`a${told.answered}${told.met ? '+' : '-'}`);
  else if (Object.hasOwn(keptProgress().chapters, told.read)) note(`f${told.read}`);
};

/** Notes what is read on this page: that it was opened, its answers, that it was not understood, the end of its chapter, a PDF taken. */
export const noteReading = () => {
  if (isSeen()) noteOpened();
  else document.addEventListener('visibilitychange', noteOpened, { once: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-said=pdf]')) note('d');
  });
  const before = globalThis.livretierTold;
  globalThis.livretierTold = { push: hear };
  if (Array.isArray(before)) before.forEach(hear);
};
