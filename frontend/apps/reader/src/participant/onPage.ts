import { make } from '../device/make';
import { keptProgress } from '../progress/keptProgress';
import { showAnswers } from './answers';
import { type Ask, asksOf, leftOf } from './asks';
import { bookletChapters } from './bookletChapters';
import type { Told } from './kept';
import { words } from './locales/words';
import { rereadBox } from './reread';
import { showReceipt } from './showReceipt';

const isRead = (page: string) => Object.hasOwn(keptProgress().pages, page);

const pagesIn = ({ dataset: { page, pages = '' } }: HTMLElement) => (page ? [page] : pages.split(' '));

/** A page of others is read like any other; a line says whose it is not. */
const markOthers = (reading: HTMLElement, told: Told) => {
  for (const page of pagesIn(reading)) {
    if (told.pages.includes(page)) continue;
    const heading = reading.dataset.page
      ? reading.querySelector('.lvr-heading')
      : document.getElementById(`page-${page}`)?.querySelector('.lvr-topic-title');
    const line = make('p', 'lvp lvp-others-page lvr-small', words().notYoursPage);
    line.lang = document.documentElement.lang;
    heading?.after(line);
  }
};

const textOf = (element: Element | null | undefined) => element?.textContent ?? '';

/* The bar says what one is here for; a wide screen has room for the chapter too. */
const sayInBar = (reading: HTMLElement, count: number) => {
  const bar = reading.querySelector<HTMLElement>('.lvr-bar-title .lvr-narrow');
  if (bar) Object.assign(bar, { textContent: words().rereadBar(count), lang: document.documentElement.lang });
};

const markReread = (reading: HTMLElement, told: Told) => {
  const article = reading.querySelector<HTMLElement>('.lvr-article');
  const lang = article?.lang || document.documentElement.lang;
  const again = pagesIn(reading).filter((id) => told.reread_pages.includes(id));
  if (again.length > 0) sayInBar(reading, told.reread_pages.length);
  for (const page of again) {
    const topic = reading.dataset.page ? null : document.getElementById(`page-${page}`);
    const title = textOf(topic ? topic.querySelector('.lvr-topic-title') : article?.querySelector('h1'));
    if (topic) topic.prepend(rereadBox(told, page, { title, lang }));
    else article?.before(rereadBox(told, page, { title, lang, href: `#${article.id}` }));
  }
};

/* Signed where the last of its pages is confirmed: at the foot of a page. */
const showAsk = (foot: HTMLElement, told: Told, ask: Ask) => {
  const heading = make('h2', 'lvp-title');
  const place = make('div', 'lvp-receipt');
  const rereading = told.reread_pages.length > 0;
  foot.replaceChildren(heading, place);
  return showReceipt(place, told, ask, {
    label: rereading ? words().acknowledgePages(ask.pages.length) : words().acknowledge,
    gesture: rereading ? 'tick' : 'drawing',
    title: (text) => {
      heading.textContent = text;
    },
  });
};

const offerNext = (foot: HTMLElement, href: string) =>
  foot.replaceChildren(Object.assign(make('a', 'lvr-action lvr-action-quiet', words().rereadNext), { href }));

/** A page: what changed in it, and at its foot the receipt that it completes. */
export const showOnPage = async (reading: HTMLElement, told: Told) => {
  markOthers(reading, told);
  markReread(reading, told);
  showAnswers(reading, pagesIn(reading), told);
  const rereading = told.reread_pages.length > 0;
  /* The whole of a booklet is signed for at its end; what is read again, on the page. */
  if (told.receipt.mode !== 'chapter' && !rereading) return;
  const own = pagesIn(reading);
  const { chapters, hrefOf } = await bookletChapters();
  const ask = asksOf(told, chapters).find(({ pages }) => own.some((page) => pages.includes(page)));
  if (!ask) return;
  const foot = make('section', 'lvp lvp-foot');
  reading.querySelector('.lvr-article')?.after(foot);
  let shown = false;
  const look = () => {
    if (shown || !own.every((page) => isRead(page) || !ask.pages.includes(page))) return;
    const next = ask.pages.find((page) => !isRead(page));
    if (leftOf(ask, keptProgress().pages) === 0) {
      shown = true;
      void showAsk(foot, told, ask);
    } else if (next && rereading) offerNext(foot, hrefOf(next));
  };
  look();
  document.addEventListener('progress', look);
};
