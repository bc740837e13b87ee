import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../../../shared/RefusedPage';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { useSignedInUser } from '../../accounts';
import { Library } from './Library';

/** /parametres/builder: what booklets are made from, for those who write or keep it. */
export const LibraryPage = () => {
  const { t } = useTranslation('library');
  const { abilities } = useSignedInUser();
  usePageTitle(t('home.title'));
  return abilities.manage_library || abilities.write_chapters ? (
    <Library abilities={abilities} />
  ) : (
    <RefusedPage title={t('home.title')} />
  );
};
