import { Page, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../types';
import { OfBooklet } from '../OfBooklet';
import { OptionsTabs } from '../OptionsTabs';
import { useFrame } from '../useFrame';
import { ReadingScreen } from './ReadingScreen';
import { readingQuery } from './readingQuery';

const Waiting = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('booklets');
  const reading = useQuery(readingQuery(booklet.id));
  const frame = useFrame(booklet, t('options.tabs.reading'));
  return reading.data ? (
    <ReadingScreen booklet={booklet} reading={reading.data} frame={frame} />
  ) : (
    <Page {...frame}>
      <OptionsTabs booklet={booklet} />
      <QueryView query={reading}>{() => null}</QueryView>
    </Page>
  );
};

/** /livrets/options/acces: who may open the booklet, when, and the poster that leads there. */
export const ReadingPage = () => <OfBooklet>{(booklet) => <Waiting booklet={booklet} />}</OfBooklet>;
