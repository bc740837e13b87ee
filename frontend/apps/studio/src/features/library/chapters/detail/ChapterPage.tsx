import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/paths';
import { RefusedPage } from '../../../../shared/RefusedPage';
import { useSignedInUser } from '../../../accounts';
import { Chapter } from './Chapter';
import { chapterQuery } from './chapterQuery';

const route = getRouteApi(`/admin${paths.chapter}`);

/** /parametres/builder/chapitres/{id}: one chapter, its versions and what may be done with it. */
export const ChapterPage = () => {
  const { t } = useTranslation('library');
  const { id } = route.useParams();
  const { manage_library, write_chapters } = useSignedInUser().abilities;
  const chapter = useQuery(chapterQuery(id));
  if (!(manage_library || write_chapters)) return <RefusedPage title={t('chapters.title')} />;
  return <QueryView query={chapter}>{(found) => <Chapter key={id} chapter={found} />}</QueryView>;
};
