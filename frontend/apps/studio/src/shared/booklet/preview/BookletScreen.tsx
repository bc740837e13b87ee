import '@livretier/blocks/styles.css';
import '@livretier/booklet/styles.css';
import { MediaProvider, ValueLabelsProvider, ValuesProvider } from '@livretier/blocks';
import { type BookletContent, BookletView, loadFonts, type Place, wear } from '@livretier/booklet';
import { useEffect, useMemo } from 'react';
import type { Preview } from '../queries';
import { mediaOf } from './mediaOf';

type Props = { preview: Preview; content: BookletContent; place: Place };

/** One screen of the booklet, drawn and dressed as what is published. */
export const BookletScreen = ({ preview, content, place }: Props) => {
  const { values, labels } = preview;
  const { theme } = content;
  const media = useMemo(() => mediaOf(preview), [preview]);
  useEffect(() => void loadFonts(theme), [theme]);
  return (
    <div className="lvb-page" ref={wear(theme)}>
      <MediaProvider value={media}>
        <ValuesProvider value={(key) => values[key]}>
          <ValueLabelsProvider value={(key) => labels[key]}>
            <BookletView content={content} place={place} />
          </ValueLabelsProvider>
        </ValuesProvider>
      </MediaProvider>
    </div>
  );
};
