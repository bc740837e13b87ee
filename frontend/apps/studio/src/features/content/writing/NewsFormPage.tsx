import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { oneWrittenNewsQuery } from '../api/written';
import { NewsForm } from './NewsForm';

/** /parametres/actualites/create: a news item that nobody is told yet. */
export const NewNewsPage = (): ReactNode => {
  const { t } = useTranslation('content');
  return useSignedInUser().abilities.manage_content ? <NewsForm /> : <RefusedPage title={t('write.news.add')} />;
};

const route = getRouteApi(`/admin${paths.editNewsItem}`);

/** /parametres/actualites/{id}: a news item in every language, whatever its state. */
export const NewsFormPage = (): ReactNode => {
  const { t } = useTranslation('content');
  const { id } = route.useParams();
  const item = useQuery(oneWrittenNewsQuery(id));
  if (!useSignedInUser().abilities.manage_content) return <RefusedPage title={t('write.news.title')} />;
  return <QueryView query={item}>{(found) => <NewsForm key={id} item={found} />}</QueryView>;
};
