import { anchorOfChapter, anchorOfPage } from './anchors';
import { OnlineBox } from './OnlineBox';
import type { PrintInput } from './printInput';
import { printWordsIn } from './words/words';

/* So many lines, and the box below them, fill a sheet. */
const MOST_LINES = 36;

const columnsFor = (chapters: PrintInput['booklet']['chapters']) =>
  chapters.reduce((lines, { pages }) => lines + 1 + pages.length, 0) > MOST_LINES ? 2 : 1;

/** What there is to read, and on which sheet. */
export const PrintContents = (input: PrintInput) => {
  const { booklet, locale } = input;
  return (
    <section className="lvp-contents">
      <h1 className="lvp-title">{printWordsIn(locale).contents}</h1>
      <ol className="lvp-chapters" data-columns={columnsFor(booklet.chapters)} lang={booklet.lang}>
        {booklet.chapters.map((chapter, index) => (
          <li key={chapter.id} className="lvp-chapter-line">
            <a className="lvp-line lvp-line-chapter" href={`#${anchorOfChapter(chapter.id)}`}>
              <span className="lvp-line-number">{index + 1}</span>{' '}
              <span className="lvp-line-title" lang={chapter.title_lang}>
                {chapter.title}
              </span>
            </a>
            {chapter.pages.length > 0 && (
              <ol className="lvp-pages">
                {chapter.pages.map((page) => (
                  <li key={page.id}>
                    <a className="lvp-line" href={`#${anchorOfPage(page.id)}`}>
                      <span className="lvp-line-title" lang={page.title_lang}>
                        {page.title}
                      </span>
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <OnlineBox {...input} />
    </section>
  );
};
