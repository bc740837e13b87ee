import { EmptyState, ErrorNote, FilteredEmpty, Icon, Page, QueryView, TablePager, useKeysetPages } from '@livretier/ui';
import { IconPlus } from '@tabler/icons-react';
import { Navigate, Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useCompanies } from '../api';
import { CompaniesFilters, useCompaniesSearch } from './CompaniesFilters';
import { CompaniesTable } from './CompaniesTable';

const Add = () => {
  const { t } = useTranslation('companyCards');
  return (
    <LinkButton to={paths.newCompany} look="primary">
      <Icon of={IconPlus} />
      {t('list.add')}
    </LinkButton>
  );
};

/** The list of companies, and beside it the card of the one that is open. */
const Companies = () => {
  const { t } = useTranslation('companyCards');
  const { search, wanted, filtered, filter, clear, turn } = useCompaniesSearch();
  const { id } = useParams({ strict: false });
  const pages = useKeysetPages({ value: search.suite ?? [], onChange: turn, filters: JSON.stringify(wanted) });
  const companies = useCompanies(wanted, pages.cursor);
  usePageTitle(t('list.title'));
  const empty = filtered ? (
    <FilteredEmpty text={t('list.noMatch')} onClear={clear} />
  ) : (
    <EmptyState title={t('list.emptyTitle')} action={<Add />}>
      {t('list.emptyText')}
    </EmptyState>
  );
  return (
    <Page title={t('list.title')} lead={t('list.lead')} actions={<Add />}>
      <CompaniesFilters {...{ search, filtered, filter, clear }} />
      <QueryView query={companies} skeleton={<CompaniesTable rows={[]} loading />}>
        {({ items, next }) => (
          <CompaniesTable
            rows={items}
            loading={companies.isPlaceholderData}
            activeKey={id}
            empty={empty}
            footer={
              (next || pages.page > 1) && (
                <TablePager previous={t('list.previous')} next={t('list.next')} {...pages.turn(next)}>
                  {t('list.page', { page: pages.page })}
                </TablePager>
              )
            }
          />
        )}
      </QueryView>
      <Outlet />
    </Page>
  );
};

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
