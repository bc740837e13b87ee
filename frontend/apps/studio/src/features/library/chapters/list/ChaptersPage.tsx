import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../../../../shared/RefusedPage';
import { usePageTitle } from '../../../../shared/text/usePageTitle';
import { useSignedInUser } from '../../../accounts';
import { Chapters } from './Chapters';

/** /parametres/builder/chapitres: the chapters that booklets are made of, for those who write or release them. */
export const ChaptersPage = () => {
  const { t } = useTranslation('library');
  const { abilities, company, platform_role } = useSignedInUser();
  const { manage_library, write_chapters } = abilities;
  /* A super administrator who entered a company writes there. */
  const ofPlatform = manage_library && (company === null || platform_role === 'library_editor');
  usePageTitle(t('chapters.title'));
  return manage_library || write_chapters ? (
    <Chapters ofPlatform={ofPlatform} />
  ) : (
    <RefusedPage title={t('chapters.title')} />
  );
};
