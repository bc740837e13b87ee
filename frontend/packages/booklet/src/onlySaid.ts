import { type Document, leaveOut } from '@livretier/blocks';
import type { BookletContent, TranslationNote } from './content';

const notesLeft = (notes: Record<string, TranslationNote>, left: (document: Document) => Document) =>
  Object.fromEntries(
    Object.entries(notes).map(([id, note]) => [id, note.other ? { ...note, other: left(note.other) } : note]),
  );

/** A booklet whose pages are without what would say one of these living values, by their keys. */
export const onlySaid = <Content extends Pick<BookletContent, 'chapters'>>(
  content: Content,
  leftOut: readonly string[],
): Content => {
  if (leftOut.length === 0) return content;
  const left = (document: Document) => leaveOut(document, (key) => !leftOut.includes(key));
  const chapters = content.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((page) => ({
      ...page,
      document: left(page.document),
      ...(page.notes && { notes: notesLeft(page.notes, left) }),
    })),
  }));
  return { ...content, chapters };
};
