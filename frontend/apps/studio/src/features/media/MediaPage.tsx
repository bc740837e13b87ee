import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../../shared/RefusedPage';
import { usePageTitle } from '../../shared/text/usePageTitle';
import { useSignedInUser } from '../accounts';
import { Library } from './Library';

/** /parametres/mediatheque: the files of the company, for those who may use them. */
export const MediaPage = () => {
  const { t } = useTranslation('media');
  usePageTitle(t('title'));
  return useSignedInUser().abilities.use_media ? <Library /> : <RefusedPage title={t('title')} />;
};
