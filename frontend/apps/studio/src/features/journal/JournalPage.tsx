import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../../shared/RefusedPage';
import { usePageTitle } from '../../shared/text/usePageTitle';
import { useSignedInUser } from '../accounts';
import { Journal } from './Journal';

/** /parametres/journal: who did what, and in whose name. */
export const JournalPage = () => {
  const { t } = useTranslation('journal');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.read_journal ? <Journal /> : <RefusedPage title={t('title')} />;
};
