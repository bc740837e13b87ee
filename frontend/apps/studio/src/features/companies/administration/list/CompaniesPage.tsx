import { ErrorNote, Page } from '@livretier/ui';
import { Navigate, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/paths';
import { usePageTitle } from '../../../../shared/text/usePageTitle';
import { useSignedInUser } from '../../../accounts';
import { Companies } from './Companies';

const Refused = () => {
  const { t } = useTranslation(['companyCards', 'common']);
  usePageTitle(t('list.title'));
  return (
    <Page title={t('list.title')}>
      <ErrorNote title={t('common:labels.refusedTitle')}>{t('common:labels.refusedText')}</ErrorNote>
    </Page>
  );
};

/** /parametres/entreprises: every company for the platform, their own for those who administer one. */
export const CompaniesPage = () => {
  const { abilities, company } = useSignedInUser();
  const { id } = useParams({ strict: false });
  if (abilities.manage_companies) return <Companies />;
  if (id) return <Outlet />;
  if (!(abilities.manage_own_company && company)) return <Refused />;
  return <Navigate to={paths.company} params={{ id: company.id }} replace />;
};
