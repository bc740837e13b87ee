import { type BookletChapter, isAnnexe } from '../content';
import { Icon } from '../icon/Icon';
import type { Words } from '../locales/fr';
import type { Hrefs } from '../places';

type Props = { chapter: BookletChapter; number: number; lang?: string | undefined; words: Words; hrefs: Hrefs };

/** A chapter of the contents; one without pages leads nowhere yet. */
export const ChapterLine = ({ chapter, number, lang, words, hrefs }: Props) => {
  const { id, title, minutes, mandatory, pages } = chapter;
  const [first] = pages;
  const says = (
    <>
      <span className="lvr-number" aria-hidden="true">
        {number}
      </span>
      <span className="lvr-chapter-text">
        {isAnnexe(chapter) && <span className="lvr-small">{words.official.annexe}</span>}
        <span className="lvr-chapter-title" lang={lang}>
          {title}
        </span>
        <span className="lvr-small" data-said="state">
          {[words.minutes(minutes), ...(mandatory ? [words.required] : [])].join(', ')}
        </span>
      </span>
    </>
  );
  return (
    <li>
      {first ? (
        <a className="lvr-chapter" href={hrefs.page(first.id)} data-chapter={id}>
          {says}
          <Icon name="chevron" />
        </a>
      ) : (
        <span className="lvr-chapter">{says}</span>
      )}
    </li>
  );
};
