import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../../../shared/RefusedPage';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { useSignedInUser } from '../../accounts';
import { Values } from './Values';

/** /parametres/informations-pratiques: what texts insert, for those who see booklets. */
export const ValuesPage = () => {
  const { t } = useTranslation('values');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.see_booklets ? <Values /> : <RefusedPage title={t('title')} />;
};
