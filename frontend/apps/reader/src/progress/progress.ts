/** What this device knows of somebody's reading of one booklet. Days are written 2027-03-12. */
export type Progress = {
  /** The day on which each page was read. */
  pages: Record<string, string>;
  /** The same of chapters, of which a page knows only its own. */
  chapters: Record<string, string>;
  /** The page that was last open. */
  last: string;
  /** Questions that were answered rightly, or left for good. */
  answered: string[];
  /** The answers that were given to each question. */
  given: Record<string, string[]>;
};

/** `pages` are those that count for whoever reads, of `all` that the chapter has. */
export type Chapter = { id: string; minutes: number; pages: string[]; all?: string[] };

const isRead = ({ pages }: Progress, page: string) => Object.hasOwn(pages, page);

/** When a chapter was read: the day of its last page, or nothing while one is left. */
export const readDay = (progress: Progress, { pages }: Pick<Chapter, 'pages'>) =>
  pages.length > 0 && pages.every((page) => isRead(progress, page))
    ? pages
        .map((page) => progress.pages[page] ?? '')
        .toSorted()
        .at(-1)
    : undefined;

export const begun = (progress: Progress, { pages }: Chapter) =>
  pages.some((page) => isRead(progress, page) || page === progress.last);

/** A chapter of which nothing concerns whoever reads. */
export const isForOthers = ({ pages, all = pages }: Chapter) => pages.length === 0 && all.length > 0;

/** Those in which there is something to read. */
export const counted = (chapters: readonly Chapter[]) => chapters.filter((chapter) => !isForOthers(chapter));

/** How much of a chapter is read, 0 to 1; where nothing is to be read, nothing is left. */
export const shareRead = (progress: Progress, { pages, all = pages }: Chapter) =>
  pages.length === 0 ? Number(all.length > 0) : pages.filter((page) => isRead(progress, page)).length / pages.length;

export const minutesLeft = (progress: Progress, chapters: readonly Chapter[]) =>
  Math.ceil(chapters.reduce((sum, chapter) => sum + chapter.minutes * (1 - shareRead(progress, chapter)), 0));

/** Where to go on: the page that was left, or the first after it that is not read; nothing when all is. */
export const pageToResume = (progress: Progress, chapters: readonly Chapter[]) => {
  const pages = chapters.flatMap((chapter) => chapter.pages);
  const left = pages.indexOf(progress.last);
  const order = [...pages.slice(Math.max(left, 0)), ...pages.slice(0, Math.max(left, 0))];
  return order.find((page) => !isRead(progress, page));
};

/** With a page read; its chapter too, once all its pages are. */
export const withRead = (progress: Progress, page: string, chapter: Pick<Chapter, 'id' | 'pages'>, day: string) => {
  const read: Progress = { ...progress, pages: { ...progress.pages, [page]: progress.pages[page] ?? day } };
  const whole = readDay(read, chapter);
  return whole ? { ...read, chapters: { ...read.chapters, [chapter.id]: whole } } : read;
};

/** With the chapters that are read as this version counts them: one that got a new page is not any more. */
export const withChapters = (progress: Progress, chapters: readonly Chapter[]): Progress => ({
  ...progress,
  chapters: Object.fromEntries(
    chapters.flatMap((chapter) => {
      const day = readDay(progress, chapter);
      return day !== undefined || isForOthers(chapter) ? [[chapter.id, day ?? '']] : [];
    }),
  ),
});
