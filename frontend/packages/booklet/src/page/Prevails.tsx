import type { BookletContent } from '../content';
import { localeOf, wordsOf } from '../locales/words';
import type { Hrefs } from '../places';

/** Above a page in another language than French: which of both counts, and the way to it. */
export const Prevails = ({ content, hrefs }: { content: BookletContent; hrefs: Hrefs }) => {
  const { edition } = content;
  if (!edition?.reference.startsWith('fr') || edition.locale === edition.reference) return null;
  const words = wordsOf(content).translation;
  return (
    <p className="lvr-small" lang={localeOf(content)}>
      {words.prevails}{' '}
      <a href={hrefs.entry(edition.reference)} hrefLang={edition.reference}>
        {words.read}
      </a>
    </p>
  );
};
