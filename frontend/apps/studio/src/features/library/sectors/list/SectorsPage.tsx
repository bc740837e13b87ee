import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../../../../shared/RefusedPage';
import { usePageTitle } from '../../../../shared/text/usePageTitle';
import { useSignedInUser } from '../../../accounts';
import { Sectors } from './Sectors';

/** /parametres/builder/secteurs-activite: what booklets are made for, for those who keep the library. */
export const SectorsPage = () => {
  const { t } = useTranslation('library');
  usePageTitle(t('sectors.title'));
  return useSignedInUser().abilities.manage_library ? <Sectors /> : <RefusedPage title={t('sectors.title')} />;
};
