import { EmptyState, FilteredEmpty, Icon, Page, QueryView, Row, TablePager, useKeysetPages } from '@livretier/ui';
import { IconGavel, IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useSectors } from '../api/sectors';
import { ContentFilters } from '../Content';
import type { SectorsSearch } from '../search/librarySearch';
import { useListSearch } from '../search/useListSearch';
import type { SectorQuery } from '../types';
import { SectorsTable } from './SectorsTable';

const route = getRouteApi(`/admin${paths.sectors}`);

const queryOf = ({ recherche, statut }: SectorsSearch): SectorQuery => ({
  search: recherche ?? '',
  status: statut ?? null,
});

/** Which sectors are asked for, from the address; whatever changes it writes it there. */
const useSectorsSearch = () => {
  const search = route.useSearch();
  return {
    search,
    wanted: queryOf(search),
    filtered: Boolean(search.recherche || search.statut),
    ...useListSearch<SectorsSearch>(),
  };
};

const Add = () => {
  const { t } = useTranslation('library');
  return (
    <LinkButton to={paths.newSector} look="primary">
      <Icon of={IconPlus} />
      {t('sectors.add')}
    </LinkButton>
  );
};

const Actions = () => {
  const { t } = useTranslation('library');
  return (
    <Row gap={2} wrap>
      <LinkButton to={paths.obligations}>
        <Icon of={IconGavel} />
        {t('obligations.title')}
      </LinkButton>
      <Add />
    </Row>
  );
};

/** The sectors of the platform; a line opens one. */
const Sectors = () => {
  const { t } = useTranslation('library');
  const { search, wanted, filtered, filter, clear, turn } = useSectorsSearch();
  const pages = useKeysetPages({ value: search.suite ?? [], onChange: turn, filters: JSON.stringify(wanted) });
  const sectors = useSectors(wanted, pages.cursor);
  const empty = filtered ? (
    <FilteredEmpty text={t('sectors.noMatch')} onClear={clear} />
  ) : (
    <EmptyState title={t('sectors.empty.title')} action={<Add />}>
      {t('sectors.empty.text')}
    </EmptyState>
  );
  return (
    <Page title={t('sectors.title')} lead={t('sectors.lead')} actions={<Actions />}>
      <ContentFilters of="sectors" search={search} filter={filter} onClear={filtered ? clear : undefined} />
      <QueryView query={sectors} skeleton={<SectorsTable rows={[]} loading />}>
        {({ items, next }) => (
          <SectorsTable
            rows={items}
            loading={sectors.isPlaceholderData}
            empty={empty}
            footer={
              (next || pages.page > 1) && (
                <TablePager previous={t('pager.previous')} next={t('pager.next')} {...pages.turn(next)}>
                  {t('pager.page', { page: pages.page })}
                </TablePager>
              )
            }
          />
        )}
      </QueryView>
    </Page>
  );
};

/** /parametres/builder/secteurs-activite: what booklets are made for, for those who keep the library. */
export const SectorsPage = () => {
  const { t } = useTranslation('library');
  usePageTitle(t('sectors.title'));
  return useSignedInUser().abilities.manage_library ? <Sectors /> : <RefusedPage title={t('sectors.title')} />;
};
