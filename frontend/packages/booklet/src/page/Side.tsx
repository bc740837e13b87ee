import { Brand } from '../brand/Brand';
import type { BookletContent } from '../content';
import { wordsIn } from '../locales/words';
import type { Hrefs } from '../places';
import type { Found } from './progress';

type Props = { content: BookletContent; found: Found; hrefs: Hrefs };

/** The contents beside the page, where there is room for them. */
export const Side = ({ content, found, hrefs }: Props) => {
  const words = wordsIn(content.lang);
  return (
    <div className="lvr-side">
      <Brand content={content} />
      <p className="lvr-side-title">
        <a className="lvr-quiet" href={hrefs.cover}>
          {content.name}
        </a>
      </p>
      <nav aria-label={words.contents}>
        <ol className="lvr-chapters">
          {content.chapters.map(({ id, title, pages }, index) => (
            <li key={id} className={id === found.chapter.id ? 'lvr-here' : undefined}>
              <a className="lvr-chapter" href={pages[0] && hrefs.page(pages[0].id)}>
                <span className="lvr-number" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="lvr-chapter-title">{title}</span>
              </a>
              {id === found.chapter.id && (
                <ul className="lvr-pages">
                  {pages.map((page) => (
                    <li key={page.id}>
                      <a
                        className="lvr-page"
                        href={hrefs.page(page.id)}
                        aria-current={page.id === found.page.id ? 'page' : undefined}
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
    </div>
  );
};
