import { words } from '../locales/words';
import { chaptersIn, placeOf } from './chaptersIn';
import { fillThread } from './fillThread';
import { keptProgress } from './keptProgress';
import { counted, minutesLeft, pageToResume, readDay, shareRead } from './progress';

/** The cover: how far one is, and the way back to where one was. */
export const showOnCover = (cover: HTMLElement) => {
  const progress = keptProgress();
  const chapters = chaptersIn(cover);
  const say = words();
  const line = cover.querySelector('[data-said=progress]');
  const start = cover.querySelector<HTMLAnchorElement>('[data-said=start]');
  if (progress.last === '' || !line || !start) return;
  const thread = cover.querySelector('[data-island=thread]');
  if (thread)
    fillThread(
      thread,
      chapters.map((chapter) => shareRead(progress, chapter)),
    );
  const read = chapters.filter((chapter) => readDay(progress, chapter)).length;
  const next = pageToResume(progress, chapters);
  if (next === undefined) {
    line.textContent = say.allRead;
    start.textContent = say.readAgain;
    return;
  }
  const { number, href } = placeOf(next, cover, chapters);
  line.textContent = `${say.read(read, counted(chapters).length)}, ${say.about(minutesLeft(progress, chapters))}`;
  start.textContent = say.resume(number);
  start.href = href;
};
