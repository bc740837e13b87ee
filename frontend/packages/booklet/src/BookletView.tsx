import { EnlargingProvider, PagesProvider, WordsProvider, wordsIn } from '@livretier/blocks';
import { ContactsView } from './contacts/ContactsView';
import type { BookletContent, Place } from './content';
import { ContentsView } from './contents/ContentsView';
import type { DrawingSource } from './cover/Backdrop';
import { CoverView } from './cover/CoverView';
import { EndView } from './end/EndView';
import { Proposals } from './languages/Proposals';
import { localeOf } from './locales/words';
import { PageView } from './page/PageView';
import { hrefsFrom, type Ways } from './places';
import { SearchView } from './search/SearchView';
import { Tabs } from './tabs/Tabs';

type Props = {
  content: BookletContent;
  place: Place;
  drawing?: DrawingSource | undefined;
  /** Where a screen stands that is not in the place of its file. */
  ways?: Ways | undefined;
};

/** One screen of a booklet, the same in a preview and in what is published: dress what holds it in the theme. */
export const BookletView = ({ content, place, drawing, ways }: Props) => {
  const hrefs = hrefsFrom(content, place, ways);
  const locale = localeOf(content);
  return (
    <WordsProvider value={wordsIn(locale)}>
      <PagesProvider value={hrefs.page}>
        <EnlargingProvider value={content.edition !== undefined}>
          <div className="lvr-screen" lang={locale}>
            <Proposals content={content} hrefs={hrefs} />
            {place.screen === 'cover' && <CoverView content={content} hrefs={hrefs} drawing={drawing} />}
            {place.screen === 'contents' && <ContentsView content={content} hrefs={hrefs} />}
            {place.screen === 'search' && <SearchView content={content} hrefs={hrefs} />}
            {place.screen === 'contacts' && <ContactsView content={content} hrefs={hrefs} />}
            {place.screen === 'page' && (
              <div className="lvr-desk">
                <PageView content={content} page={place.page} hrefs={hrefs} />
                <Tabs content={content} screen="page" hrefs={hrefs} />
              </div>
            )}
            {place.screen === 'end' && <EndView content={content} hrefs={hrefs} />}
          </div>
        </EnlargingProvider>
      </PagesProvider>
    </WordsProvider>
  );
};
