import { leaveOut } from '@livretier/blocks';
import type { BookletContent } from './content';

/** A booklet whose pages are without what would say one of these living values, by their keys. */
export const onlySaid = <Content extends Pick<BookletContent, 'chapters'>>(
  content: Content,
  leftOut: readonly string[],
): Content => {
  if (leftOut.length === 0) return content;
  const chapters = content.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((page) => ({
      ...page,
      document: leaveOut(page.document, (key) => !leftOut.includes(key)),
    })),
  }));
  return { ...content, chapters };
};
