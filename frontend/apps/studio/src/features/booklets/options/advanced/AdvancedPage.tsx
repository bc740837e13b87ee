import { Page, QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookletOut } from '../../types';
import { OfBooklet } from '../OfBooklet';
import { OptionsTabs } from '../OptionsTabs';
import { useFrame } from '../useFrame';
import { AdvancedForm } from './AdvancedForm';
import { optionsQuery } from './optionsQuery';

const Waiting = ({ booklet }: { booklet: BookletOut }) => {
  const { t } = useTranslation('booklets');
  const options = useQuery(optionsQuery(booklet.id));
  const frame = useFrame(booklet, t('options.tabs.advanced'));
  return options.data ? (
    <AdvancedForm booklet={booklet} options={options.data} frame={frame} />
  ) : (
    <Page {...frame}>
      <OptionsTabs booklet={booklet} />
      <QueryView query={options}>{() => null}</QueryView>
    </Page>
  );
};

/** /livrets/options/avance: how the booklet is read, confirmed, reminded of and kept. */
export const AdvancedPage = () => <OfBooklet>{(booklet) => <Waiting booklet={booklet} />}</OfBooklet>;
