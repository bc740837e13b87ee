import { QueryView } from '@livretier/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { oneWrittenTutorialQuery } from '../api/writtenTutorials';
import { TutorialForm } from './TutorialForm';

/** /parametres/tutoriels/create: a tutorial that nobody is shown yet. */
export const NewTutorialPage = (): ReactNode => {
  const { t } = useTranslation('content');
  return useSignedInUser().abilities.manage_content ? (
    <TutorialForm />
  ) : (
    <RefusedPage title={t('write.tutorials.add')} />
  );
};

const route = getRouteApi(`/admin${paths.tutorial}`);

/** /parametres/tutoriels/{id}: a tutorial in every language, whatever its status. */
export const TutorialFormPage = (): ReactNode => {
  const { t } = useTranslation('content');
  const { id } = route.useParams();
  const tutorial = useQuery(oneWrittenTutorialQuery(id));
  if (!useSignedInUser().abilities.manage_content) return <RefusedPage title={t('write.tutorials.title')} />;
  return <QueryView query={tutorial}>{(found) => <TutorialForm key={id} tutorial={found} />}</QueryView>;
};
