import {
  EmptyState,
  FilteredEmpty,
  FilterMenu,
  FilterToggle,
  Icon,
  Page,
  QueryView,
  TablePager,
  useKeysetPages,
} from '@livretier/ui';
import { IconClockExclamation, IconFilter, IconHelpCircle, IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { LinkButton } from '@/shared/LinkButton';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useObligations } from '../api/obligations';
import { ContentFilters, CounselNote } from '../Content';
import { levels, type ObligationsSearch } from '../search/librarySearch';
import { useListSearch } from '../search/useListSearch';
import { SectorFilter } from '../sectors/SectorFilter';
import type { ObligationQuery } from '../types';
import { ObligationsTable } from './ObligationsTable';

const route = getRouteApi(`/admin${paths.obligations}`);

const queryOf = ({ recherche, statut, secteur, niveau, aVerifier, doute }: ObligationsSearch): ObligationQuery => ({
  search: recherche ?? '',
  status: statut ?? null,
  sector: secteur ?? null,
  level: niveau ?? null,
  overdue: aVerifier ?? false,
  doubtful: doute ?? false,
});

/** Which obligations are asked for, from the address; whatever changes it writes it there. */
const useObligationsSearch = () => {
  const search = route.useSearch();
  const { suite: _, ...filters } = search;
  return {
    search,
    wanted: queryOf(search),
    filtered: Object.values(filters).some(Boolean),
    ...useListSearch<ObligationsSearch>(),
  };
};

const every = 'all';

type Asked = ReturnType<typeof useObligationsSearch>;

const Add = () => {
  const { t } = useTranslation('library');
  return (
    <LinkButton to={paths.newObligation} look="primary">
      <Icon of={IconPlus} />
      {t('obligations.add')}
    </LinkButton>
  );
};

const Filters = ({ asked: { search, filtered, filter, clear } }: { asked: Asked }) => {
  const { t } = useTranslation('library');
  return (
    <ContentFilters of="obligations" search={search} filter={filter} onClear={filtered ? clear : undefined}>
      <FilterMenu
        label={t('obligations.columns.level')}
        value={search.niveau ?? every}
        choices={[
          { value: every, label: t('obligations.filters.everyLevel'), short: t('filters.all') },
          ...levels.map((level) => ({ value: level, label: t(`obligations.level.${level}`) })),
        ]}
        onChange={(level) => filter({ niveau: level === every ? undefined : level })}
      />
      <SectorFilter
        icon={<Icon of={IconFilter} size={16} />}
        value={search.secteur}
        onChange={(secteur) => filter({ secteur })}
      />
      <FilterToggle
        pressed={search.aVerifier ?? false}
        icon={<Icon of={IconClockExclamation} size={16} />}
        onChange={(pressed) => filter({ aVerifier: pressed || undefined })}
      >
        {t('obligations.filters.overdue')}
      </FilterToggle>
      <FilterToggle
        pressed={search.doute ?? false}
        icon={<Icon of={IconHelpCircle} size={16} />}
        onChange={(pressed) => filter({ doute: pressed || undefined })}
      >
        {t('obligations.doubtful')}
      </FilterToggle>
    </ContentFilters>
  );
};

/** The obligations of the platform; a line opens one. */
const Obligations = () => {
  const { t } = useTranslation('library');
  const asked = useObligationsSearch();
  const { search, wanted, filtered, clear, turn } = asked;
  const pages = useKeysetPages({ value: search.suite ?? [], onChange: turn, filters: JSON.stringify(wanted) });
  const obligations = useObligations(wanted, pages.cursor);
  const empty = filtered ? (
    <FilteredEmpty text={t('obligations.noMatch')} onClear={clear} />
  ) : (
    <EmptyState title={t('obligations.empty.title')} action={<Add />}>
      {t('obligations.empty.text')}
    </EmptyState>
  );
  return (
    <Page title={t('obligations.title')} lead={t('obligations.lead')} actions={<Add />}>
      <Filters asked={asked} />
      <QueryView query={obligations} skeleton={<ObligationsTable rows={[]} loading />}>
        {({ items, next }) => (
          <ObligationsTable
            rows={items}
            loading={obligations.isPlaceholderData}
            empty={empty}
            footer={
              (next || pages.page > 1) && (
                <TablePager previous={t('pager.previousOnes')} next={t('pager.nextOnes')} {...pages.turn(next)}>
                  {t('pager.page', { page: pages.page })}
                </TablePager>
              )
            }
          />
        )}
      </QueryView>
      <CounselNote />
    </Page>
  );
};

/** /parametres/builder/obligations: what laws and good practice ask of booklets, for those who keep the library. */
export const ObligationsPage = () => {
  const { t } = useTranslation('library');
  usePageTitle(t('obligations.title'));
  return useSignedInUser().abilities.manage_library ? <Obligations /> : <RefusedPage title={t('obligations.title')} />;
};
