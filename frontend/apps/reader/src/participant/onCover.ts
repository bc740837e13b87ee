import { make } from '../device/make';
import { root } from '../device/place';
import { keptProgress } from '../progress/keptProgress';
import { bookletChapters } from './bookletChapters';
import { icon } from './icons';
import type { Told } from './kept';
import { words } from './locales/words';
import { waitingActs } from './queue';
import { whoLine } from './whoLine';

const firstToReread = ({ reread_pages }: Told) =>
  reread_pages.find((page) => !Object.hasOwn(keptProgress().pages, page)) ?? reread_pages[0];

/** How many receipts wait on this device, whoever they are of. */
const showWaiting = (place: HTMLElement) => {
  const chip = make('p', 'lvp-chip');
  const refresh = async () => {
    const count = (await waitingActs(root().pathname)).filter(({ door }) => door === 'receipts').length;
    chip.hidden = count === 0;
    chip.replaceChildren(icon('waiting'), words().toSend(count));
  };
  place.append(chip);
  document.addEventListener('delivered', () => void refresh());
  return refresh();
};

/* On the cover the way there is its one button. */
const rereadLine = (told: Told, href: string, start: HTMLAnchorElement | null) => {
  const count = told.reread_pages.length;
  const way = words().rereadFirst(count);
  const line = make('p', 'lvp-reread-line', make('strong', '', words().reread(count)));
  if (start) Object.assign(start, { href, textContent: way });
  else line.append(Object.assign(make('a', '', way), { href }));
  return line;
};

/** The cover and the contents: who reads, what waits, and the way to what is to be read again. */
export const showOnCover = async (before: Element | null, told: Told) => {
  const place = make('div', 'lvp lvp-card', whoLine(told));
  before?.before(place);
  await showWaiting(place);
  const first = firstToReread(told);
  if (!first) return;
  const { hrefOf } = await bookletChapters();
  const start = document.querySelector<HTMLAnchorElement>('[data-island=cover] [data-said=start]');
  place.append(rereadLine(told, hrefOf(first), start));
};

/** In the contents, chapters of which nothing concerns them say so, and stay open. */
export const markChapters = async (contents: HTMLElement) => {
  const { chapters } = await bookletChapters();
  for (const { id, pages, all = [] } of chapters) {
    if (pages.length > 0 || all.length === 0) continue;
    const line = contents.querySelector(`[data-chapter="${CSS.escape(id)}"]`);
    line?.classList.add('lvp-others-chapter');
    const state = line?.querySelector('[data-said=state]');
    if (state) state.textContent = words().notYours;
  }
};
