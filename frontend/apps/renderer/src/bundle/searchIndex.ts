import { inlinesOf, textsIn, walk } from '@livretier/blocks';
import { type BookletContent, hrefsFrom } from '@livretier/booklet';

type Values = Record<string, string>;

const filled = (line: string, values: Values) =>
  inlinesOf(line)
    .map((inline) => (inline.type === 'value' ? (values[inline.key] ?? '') : inline.text))
    .join('');

/** What readers search in: every page with its words, as they read them. */
export const searchIndex = (content: BookletContent, values: Values) => {
  const { page } = hrefsFrom(content, { screen: 'search' });
  return content.chapters.flatMap((chapter) =>
    chapter.pages.map(({ id, title, document }) => ({
      href: page(id),
      title,
      chapter: chapter.title,
      text: [...walk(document.blocks)]
        .flatMap(textsIn)
        .map((line) => filled(line, values).replaceAll(/\s+/g, ' ').trim())
        .filter(Boolean)
        .join(' '),
    })),
  );
};
