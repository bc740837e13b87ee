import { words } from '../locales/words';
import { chaptersIn } from './chaptersIn';
import { fillThread } from './fillThread';
import { keptProgress } from './keptProgress';
import { counted, readDay, shareRead } from './progress';

/* A list of all that somebody skipped who came by the last page would be a second table of contents. */
const MOST = 10;

const say = (end: Element, name: string, text: string) => {
  const place = end.querySelector(`[data-said=${name}]`);
  if (place) place.textContent = text;
};

const show = (end: Element, name: string) => end.querySelector(`[data-said=${name}]`)?.removeAttribute('hidden');

/** The pages that were not read stay in the list, those that have to be first. */
const listLeft = (end: Element, isRead: (page: string) => boolean) => {
  const lines = [...end.querySelectorAll<HTMLElement>('[data-left]')];
  const left = lines.filter(({ dataset }) => !isRead(dataset.left ?? ''));
  const mandatory = left.filter(({ dataset }) => dataset.mandatory);
  const shown = [...new Set([...mandatory, ...left])].slice(0, MOST);
  lines[0]?.parentElement?.replaceChildren(...shown);
  if (left.length === 0) return 0;
  say(end, 'left', words().pagesLeft(left.length, mandatory.length));
  show(end, 'unread');
  return left.length;
};

/** The end of the booklet: how much of it was read on this device, and what was not. */
export const showAtEnd = (end: HTMLElement) => {
  const chapters = chaptersIn(end);
  const progress = keptProgress();
  const pages = chapters.flatMap((chapter) => chapter.pages);
  const isRead = (page: string) => Object.hasOwn(progress.pages, page);
  const left = listLeft(end, (page) => isRead(page) || !pages.includes(page));
  say(end, 'sum', left === 0 ? `${words().allRead}.` : words().stillToRead(left));
  say(end, 'pages', words().pagesRead(pages.filter(isRead).length, pages.length));
  say(
    end,
    'chapters',
    words().whole(chapters.filter((chapter) => readDay(progress, chapter)).length, counted(chapters).length),
  );
  show(end, 'done');
  const thread = end.querySelector('[data-island=thread]');
  if (thread)
    fillThread(
      thread,
      chapters.map((chapter) => shareRead(progress, chapter)),
    );
};
