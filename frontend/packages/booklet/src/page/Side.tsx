import { Brand } from '../brand/Brand';
import type { BookletContent } from '../content';
import { Languages } from '../cover/Offers';
import { Icon } from '../icon/Icon';
import { wordsOf, writtenIn } from '../locales/words';
import type { Hrefs } from '../places';
import { Stitches } from '../stitches/Stitches';
import type { Found } from './progress';

type Props = { content: BookletContent; found: Found; hrefs: Hrefs };

/** The contents beside the page, where there is room for them. */
export const Side = ({ content, found, hrefs }: Props) => {
  const words = wordsOf(content);
  return (
    <div className="lvr-side" data-island="side" data-ordered={content.ordered || undefined}>
      <Brand content={content} />
      <p className="lvr-side-title">
        <a className="lvr-quiet" href={hrefs.cover} lang={writtenIn(content, content.name_lang)}>
          {content.name}
        </a>
      </p>
      <div className="lvr-side-progress">
        <Stitches count={content.chapters.length} done={0} fills />
        <p className="lvr-small" data-said="read">
          {words.chapters(content.chapters.length)}
        </p>
      </div>
      <nav aria-label={words.contents}>
        <ol className="lvr-chapters">
          {content.chapters.map(({ id, title, title_lang, pages }, index) => (
            <li key={id} className={id === found.chapter.id ? 'lvr-here' : undefined}>
              <a className="lvr-chapter" href={pages[0] && hrefs.page(pages[0].id)} data-chapter={id}>
                <span className="lvr-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="lvr-chapter-title" lang={writtenIn(content, title_lang)}>
                  {title}
                </span>
              </a>
              {id === found.chapter.id && (
                <ul className="lvr-pages">
                  {pages.map((page) => (
                    <li key={page.id}>
                      <a
                        className="lvr-page"
                        href={hrefs.page(page.id)}
                        aria-current={page.id === found.page.id ? 'page' : undefined}
                        lang={writtenIn(content, page.title_lang)}
                      >
                        {page.title}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className="lvr-side-foot lvr-card-lines">
        <Languages content={content} hrefs={hrefs} />
        <button type="button" className="lvr-card-line lvr-scripted" data-island="print">
          <Icon name="print" />
          {words.print}
        </button>
      </div>
    </div>
  );
};
