import type { BookletChapter } from '../content';
import { Icon } from '../icon/Icon';
import type { Words } from '../locales/fr';
import type { Hrefs } from '../places';

type Props = { chapter: BookletChapter; number: number; words: Words; hrefs: Hrefs };

/** A chapter of the contents; one without pages leads nowhere yet. */
export const ChapterLine = ({ chapter, number, words, hrefs }: Props) => {
  const { title, minutes, mandatory, pages } = chapter;
  const [first] = pages;
  const says = (
    <>
      <span className="lvr-number" aria-hidden="true">
        {number}
      </span>
      <span className="lvr-chapter-text">
        <span className="lvr-chapter-title">{title}</span>
        <span className="lvr-small">{[words.minutes(minutes), ...(mandatory ? [words.toSign] : [])].join(', ')}</span>
      </span>
    </>
  );
  return (
    <li>
      {first ? (
        <a className="lvr-chapter" href={hrefs.page(first.id)}>
          {says}
          <Icon name="chevron" />
        </a>
      ) : (
        <span className="lvr-chapter">{says}</span>
      )}
    </li>
  );
};
