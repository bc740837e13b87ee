import type { Told } from './kept';

/** Something to acknowledge: all of the booklet, or a chapter of it, once these pages are confirmed. */
export type Ask = { part: string; pages: string[]; sentence: string };

/** What a receipt says, and of which part. */
export type What = Pick<Ask, 'part' | 'sentence'>;

type Chapters = readonly { id: string; all?: string[] }[];

const byChapter = ({ receipt }: Told, pages: string[], chapters: Chapters): Ask[] =>
  chapters
    .map(({ id, all = [] }) => ({
      part: id,
      pages: pages.filter((page) => all.includes(page)),
      sentence: receipt.chapters[id] ?? '',
    }))
    .filter((ask) => ask.pages.length > 0 && ask.sentence !== '');

/** What is asked of them in the edition that is shown; nothing once they acknowledged it. */
export const asksOf = (told: Told, chapters: Chapters): Ask[] => {
  const { receipt, pages, reread_pages, acknowledged_at, acknowledged_chapters, awaits } = told;
  /* Whoever signs beside another has done what was asked of them before the other has. */
  const rereading = reread_pages.length > 0 && !awaits;
  if (receipt.mode === 'none' || receipt.sentence === '' || (acknowledged_at && !rereading)) return [];
  const wanted = rereading ? reread_pages : pages;
  if (receipt.mode === 'end') return wanted.length > 0 ? [{ part: '', pages: wanted, sentence: receipt.sentence }] : [];
  return byChapter(told, wanted, chapters).filter(({ part }) => !acknowledged_chapters.includes(part));
};

/** How many of its pages are not confirmed yet. */
export const leftOf = ({ pages }: Ask, read: Record<string, string>) =>
  pages.filter((page) => !Object.hasOwn(read, page)).length;
