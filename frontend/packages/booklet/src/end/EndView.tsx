import { chapterData } from '../chapterData';
import type { BookletContent } from '../content';
import { Head } from '../contents/Head';
import { Icon } from '../icon/Icon';
import { wordsOf, writtenIn } from '../locales/words';
import type { Hrefs } from '../places';
import { Stitches } from '../stitches/Stitches';
import { Tabs } from '../tabs/Tabs';

type Props = { content: BookletContent; hrefs: Hrefs };

/** Every page, of which the script leaves those that were not read: without it nobody knows. */
const Left = ({ content, hrefs }: Props) => {
  const words = wordsOf(content);
  const pages = content.chapters.flatMap((chapter, chapterIndex) =>
    chapter.pages.map((page, index) => ({ ...page, place: words.end.place(chapterIndex + 1, index + 1) })),
  );
  return (
    <section className="lvr-left" data-said="unread" hidden>
      <h2 className="lvr-left-title" data-said="left">
        {words.end.left}
      </h2>
      <ul className="lvr-chapters">
        {pages.map(({ id, title, title_lang, importance, place }) => (
          <li key={id} data-left={id} data-mandatory={importance === 'mandatory' || undefined}>
            <a className="lvr-chapter" href={hrefs.page(id)}>
              <span className="lvr-chapter-text">
                <span className="lvr-chapter-title" lang={writtenIn(content, title_lang)}>
                  {title}
                </span>
                <span className="lvr-small">{importance === 'mandatory' ? `${place}, ${words.required}` : place}</span>
              </span>
              <Icon name="chevron" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The end: what was read, what is left, and what one may want to keep. */
export const EndView = ({ content, hrefs }: Props) => {
  const words = wordsOf(content);
  const { chapters, edition } = content;
  const count = chapters.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <div className="lvr-desk">
      <div className="lvr-contents lvr-end" data-island="end" {...chapterData(content)}>
        <div className="lvr-contents-head">
          <Head content={content} hrefs={hrefs} />
          <h1 className="lvb-title">{words.end.title}</h1>
          <p className="lvr-card-text" data-said="sum">
            {words.end.count(count)}
          </p>
        </div>
        <div className="lvr-end-read" data-said="done" hidden>
          <p>
            <strong data-said="pages" />
          </p>
          <Stitches count={chapters.length} done={0} fills />
          <p className="lvr-small" data-said="chapters" />
        </div>
        <Left content={content} hrefs={hrefs} />
        <ul className="lvr-chapters">
          {edition && (
            <li data-said="pdf" hidden={!edition.offers.pdf}>
              <a className="lvr-chapter" href={hrefs.pdf}>
                <Icon name="paper" />
                <span className="lvr-chapter-text">{words.end.pdf}</span>
              </a>
            </li>
          )}
          <li>
            <a className="lvr-chapter" href={hrefs.contacts}>
              <Icon name="phone" />
              <span className="lvr-chapter-text">{words.contacts}</span>
            </a>
          </li>
          <li>
            <a className="lvr-chapter" href={hrefs.contents}>
              <Icon name="contents" />
              <span className="lvr-chapter-text">{words.backToContents}</span>
            </a>
          </li>
        </ul>
      </div>
      <Tabs content={content} screen="end" hrefs={hrefs} />
    </div>
  );
};
