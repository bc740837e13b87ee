import { ErrorNote, Page } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../shared/text/usePageTitle';
import { useSignedInUser } from '../accounts';
import { Journal } from './Journal';

const Refused = () => {
  const { t } = useTranslation(['journal', 'common']);
  return (
    <Page title={t('title')}>
      <ErrorNote title={t('common:labels.refusedTitle')}>{t('common:labels.refusedText')}</ErrorNote>
    </Page>
  );
};

/** /parametres/journal: who did what, and in whose name. */
export const JournalPage = () => {
  const { t } = useTranslation('journal');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.read_journal ? <Journal /> : <Refused />;
};
