import type { BookletContent } from '../content';
import { writtenDay } from '../locales/day';
import { localeOf, wordsOf } from '../locales/words';

/** Which version is read, and of which day; a draft has none. */
export const VersionLine = ({ content }: { content: BookletContent }) =>
  content.edition && (
    <p className="lvr-version lvr-small">
      {wordsOf(content).version(
        content.edition.version.number,
        writtenDay(content.edition.version.date, localeOf(content)),
      )}
    </p>
  );
