import type { BookletContent } from '../content';
import { wordsOf } from '../locales/words';

/** What is counted, said by the cover and by the page that is opened first: the script of the head shows it there.
 *
 * It leads to where one refuses, in the settings of this screen or of another one. */
export const CountingLine = ({ content, at = '' }: { content: BookletContent; at?: string }) => {
  const { line, more } = wordsOf(content).counting;
  return (
    content.edition && (
      <p className="lvr-counting lvr-small">
        {line} <a href={`${at}#comptage`}>{more}</a>
      </p>
    )
  );
};
