import { writtenDay } from '@livretier/booklet/day';
import { words } from '../locales/words';
import { chaptersIn, placeOf } from './chaptersIn';
import { fillThread } from './fillThread';
import { keepProgress, keptProgress } from './keptProgress';
import { openInOrder } from './openInOrder';
import { begun, type Chapter, counted, minutesLeft, type Progress, readDay, shareRead, withChapters } from './progress';
import { tick } from './tick';

const say = (place: Element | null, text: string) => {
  if (place) place.textContent = text;
};

const showRead = (line: HTMLElement, day: string) => {
  tick(line);
  say(
    line.querySelector('[data-said=state]'),
    words().readOn(writtenDay(day, document.documentElement.lang, { year: false })),
  );
};

/** Where one was in a chapter: on which page, and a label that says so. */
const showCurrent = (line: HTMLAnchorElement, href: string, at: string) => {
  line.classList.add('lvr-chapter-current');
  line.href = href;
  const state = line.querySelector('[data-said=state]');
  const [, ...others] = (state?.textContent ?? '').split(', ');
  say(state, [at, ...others].join(', '));
  const label = document.createElement('span');
  label.className = 'lvr-chip';
  label.textContent = words().current;
  line.querySelector('.lvr-icon')?.replaceWith(label);
};

const showChapter = (contents: HTMLElement, progress: Progress, chapter: Chapter, chapters: readonly Chapter[]) => {
  const line = contents.querySelector<HTMLAnchorElement>(`[data-chapter="${CSS.escape(chapter.id)}"]`);
  if (!line) return;
  const day = readDay(progress, chapter);
  const { all = [] } = chapter;
  const index = all.indexOf(progress.last);
  if (day) showRead(line, day);
  else if (index >= 0 && begun(progress, chapter))
    showCurrent(line, placeOf(progress.last, contents, chapters).href, words().at(index + 1, all.length));
};

const showProgress = (contents: HTMLElement) => {
  const chapters = chaptersIn(contents);
  const progress = withChapters(keptProgress(), chapters);
  if (progress.last === '') return;
  keepProgress(progress);
  const thread = contents.querySelector('[data-island=thread]');
  if (thread)
    fillThread(
      thread,
      chapters.map((chapter) => shareRead(progress, chapter)),
    );
  say(
    contents.querySelector('[data-said=read]'),
    words().read(chapters.filter((chapter) => readDay(progress, chapter)).length, counted(chapters).length),
  );
  const left = minutesLeft(progress, chapters);
  say(contents.querySelector('[data-said=left]'), left > 0 ? words().left(left) : '');
  for (const chapter of chapters) showChapter(contents, progress, chapter, chapters);
};

/** The contents: what is read, what is begun, what is left, and what opens later. */
export const showInContents = (contents: HTMLElement) => {
  showProgress(contents);
  openInOrder(contents);
};
