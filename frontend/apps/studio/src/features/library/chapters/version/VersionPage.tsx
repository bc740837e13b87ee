import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/paths';
import { RefusedPage } from '../../../../shared/RefusedPage';
import { useSignedInUser } from '../../../accounts';
import { Version } from './Version';
import { versionQuery } from './versionQuery';

const route = getRouteApi(`/admin${paths.chapterVersion}`);

/** /parametres/builder/chapitres/{id}/versions/{number}: a chapter as it once was released. */
export const VersionPage = () => {
  const { t } = useTranslation('library');
  const { id, number } = route.useParams();
  const { manage_library, write_chapters } = useSignedInUser().abilities;
  const version = useQuery(versionQuery(id, Number(number)));
  if (!(manage_library || write_chapters)) return <RefusedPage title={t('chapters.title')} />;
  return <QueryView query={version}>{(found) => <Version key={number} chapterId={id} version={found} />}</QueryView>;
};
