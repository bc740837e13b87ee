import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../../../../shared/RefusedPage';
import { usePageTitle } from '../../../../shared/text/usePageTitle';
import { useSignedInUser } from '../../../accounts';
import { Obligations } from './Obligations';

/** /parametres/builder/obligations: what laws and good practice ask of booklets, for those who keep the library. */
export const ObligationsPage = () => {
  const { t } = useTranslation('library');
  usePageTitle(t('obligations.title'));
  return useSignedInUser().abilities.manage_library ? <Obligations /> : <RefusedPage title={t('obligations.title')} />;
};
