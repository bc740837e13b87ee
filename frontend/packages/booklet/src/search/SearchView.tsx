import type { BookletContent } from '../content';
import { Head } from '../contents/Head';
import { Icon } from '../icon/Icon';
import { wordsOf, writtenIn } from '../locales/words';
import type { Hrefs } from '../places';
import { Tabs } from '../tabs/Tabs';

type Props = { content: BookletContent; hrefs: Hrefs };

/** A field for words; below, every page of the booklet, which is also what one finds without a script. */
export const SearchView = ({ content, hrefs }: Props) => {
  const words = wordsOf(content);
  return (
    <div className="lvr-desk">
      <div className="lvr-contents">
        <div className="lvr-contents-head">
          <Head content={content} hrefs={hrefs} />
          <h1 className="lvb-title">{words.searchTitle}</h1>
          <p className="lvr-noscript">{words.searchNeedsScript}</p>
          <div className="lvr-search lvr-scripted">
            <Icon name="search" />
            <input
              type="search"
              className="lvr-search-field"
              aria-label={words.searchField}
              placeholder={words.searchField}
              autoComplete="off"
              data-island="search"
            />
          </div>
        </div>
        <div className="lvr-found" data-said="found" lang={writtenIn(content)} />
        <section className="lvr-all" aria-label={words.allPages}>
          <h2 className="lvr-all-title">{words.allPages}</h2>
          <ol className="lvr-index">
            {content.chapters.map(({ id, title, title_lang, pages }) => (
              <li key={id}>
                <p className="lvr-index-chapter" lang={writtenIn(content, title_lang)}>
                  {title}
                </p>
                <ul className="lvr-index-pages">
                  {pages.map((page) => (
                    <li key={page.id}>
                      <a
                        className="lvr-index-page"
                        href={hrefs.page(page.id)}
                        lang={writtenIn(content, page.title_lang)}
                      >
                        {page.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Tabs content={content} screen="search" hrefs={hrefs} />
    </div>
  );
};
