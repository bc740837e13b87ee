import { PagesProvider, WordsProvider, wordsIn } from '@livretier/blocks';
import type { BookletContent, Place } from './content';
import { ContentsView } from './contents/ContentsView';
import type { DrawingSource } from './cover/Backdrop';
import { CoverView } from './cover/CoverView';
import { PageView } from './page/PageView';
import { hrefsFrom } from './places';

type Props = {
  content: BookletContent;
  place: Place;
  drawing?: DrawingSource | undefined;
  offline?: string | undefined;
};

/** One screen of a booklet, the same in a preview and in what is published: dress what holds it in the theme. */
export const BookletView = ({ content, place, drawing, offline }: Props) => {
  const hrefs = hrefsFrom(content, place);
  return (
    <WordsProvider value={wordsIn(content.lang)}>
      <PagesProvider value={hrefs.page}>
        <div className="lvr-screen" lang={content.lang}>
          {place.screen === 'cover' && (
            <CoverView content={content} hrefs={hrefs} drawing={drawing} offline={offline} />
          )}
          {place.screen === 'contents' && <ContentsView content={content} hrefs={hrefs} />}
          {place.screen === 'page' && <PageView content={content} page={place.page} hrefs={hrefs} />}
        </div>
      </PagesProvider>
    </WordsProvider>
  );
};
