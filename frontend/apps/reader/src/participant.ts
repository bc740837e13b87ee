import { bundleName, nameFor } from './device/place';
import { deliver, deliverAlways } from './participant/deliver';
import { keptReader, type Told } from './participant/kept';
import { askWho, learn } from './participant/learn';
import { tellLeaving } from './participant/leave';
import { showOnBlock } from './participant/onBlocks';
import { markChapters, showOnCover } from './participant/onCover';
import { showOnEnd } from './participant/onEnd';
import { showOnPage } from './participant/onPage';
import { reportProgress, reportSeen } from './participant/report';
import { chaptersIn } from './progress/chaptersIn';
import { concerning } from './progress/concerning';
import { keptProgress } from './progress/keptProgress';

const island = (name: string) => document.querySelector<HTMLElement>(`[data-island=${name}]`);
const nameOfAsked = () => nameFor('asked');

/* Once a visit, and for each edition that is opened in it. */
const isToAsk = () => {
  const { came, told } = keptReader();
  return came || !told || sessionStorage.getItem(nameOfAsked()) !== bundleName();
};

/* What the page shows depends on: what was read, and which of its pages count. */
const drawn = () => {
  const whole = [...document.querySelectorAll<HTMLElement>('[data-chapters]')].flatMap(chaptersIn);
  const own = concerning(island('page')?.dataset.pages?.split(' ') ?? []);
  return JSON.stringify([keptProgress(), whole.map(({ pages }) => pages), own]);
};

let going = false;
window.addEventListener('beforeunload', () => {
  going = true;
});

/** Learns who it is; true when the page has to be shown anew, unless its reader is on the way to another. */
const ask = async () => {
  const told = await askWho();
  const before = drawn();
  sessionStorage.setItem(nameOfAsked(), bundleName());
  learn(told);
  return !going && drawn() !== before;
};

const show = async (told: Told) => {
  const [cover, contents, reading, end] = ['cover', 'contents', 'page', 'end'].map(island);
  if (cover) await showOnCover(cover.querySelector('[data-said=start]'), told);
  if (contents) await Promise.all([showOnCover(contents.querySelector('ol'), told), markChapters(contents)]);
  if (reading) await showOnPage(reading, told);
  for (const block of document.querySelectorAll<HTMLElement>('[data-island=acknowledgement]'))
    await showOnBlock(block, told);
  if (end) await showOnEnd(end, told);
};

/* What this device has signed changes what is asked: the next page knows. */
const learnAgain = () => sessionStorage.removeItem(nameOfAsked());

/* Without a network another edition may be open than the one whose sentence is known: nothing is signed then. */
const seenWith = (told: Told): Told =>
  told.receipt.bundle.startsWith(bundleName())
    ? told
    : { ...told, receipt: { ...told.receipt, bundle: '', sentence: '' } };

const start = async () => {
  if (keptReader().leaving && !(await tellLeaving())) return deliver();
  if (isToAsk() && navigator.onLine && (await ask().catch(() => false))) return location.reload();
  const { told, came } = keptReader();
  if (!told || came) return deliver();
  const seen = seenWith(told);
  document.addEventListener('receipted', learnAgain);
  await reportSeen().catch(() => undefined);
  deliverAlways();
  document.addEventListener('progress', () => void reportProgress().catch(() => undefined));
  void reportProgress().catch(() => undefined);
  await show(seen);
};

void start();
