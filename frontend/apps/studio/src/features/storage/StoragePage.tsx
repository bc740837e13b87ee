import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../../shared/RefusedPage';
import { usePageTitle } from '../../shared/text/usePageTitle';
import { useSignedInUser } from '../accounts';
import { Storage } from './Storage';

/** /tableau-bord/espace-utilise: how much room is left, and how to win some. */
export const StoragePage = () => {
  const { t } = useTranslation('storage');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.see_storage ? <Storage /> : <RefusedPage title={t('title')} />;
};
