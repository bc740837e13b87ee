import { FilterBar, FilterMenu, Icon, SearchField } from '@livretier/ui';
import { IconFilter } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type CompaniesSearch, companyKinds, companyStatuses } from '@/features/companies/companiesSearch';
import { paths } from '@/shared/paths';
import type { CompanyQuery } from '../api';

const route = getRouteApi(`/admin${paths.companies}`);

const queryOf = ({ recherche, type, statut }: CompaniesSearch): CompanyQuery => ({
  search: recherche ?? '',
  kind: type ?? null,
  status: statut ?? null,
});

/** Which companies are asked for, from the address; whatever changes it writes it there. */
export const useCompaniesSearch = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const turn = useCallback(
    (cursors: readonly string[]) => {
      const suite = cursors.length > 0 ? [...cursors] : undefined;
      void navigate({ to: paths.companies, search: (old) => ({ ...old, suite }) });
    },
    [navigate],
  );
  const filter = (change: Omit<CompaniesSearch, 'suite'>) =>
    void navigate({
      to: '.',
      search: (old) => ({ ...old, ...change, suite: undefined }),
      replace: true,
      resetScroll: false,
    });
  return {
    search,
    wanted: queryOf(search),
    filtered: Boolean(search.recherche || search.type || search.statut),
    turn,
    filter,
    clear: () => filter({ recherche: undefined, type: undefined, statut: undefined }),
  };
};

const every = 'all';

type Props = Pick<ReturnType<typeof useCompaniesSearch>, 'search' | 'filtered' | 'filter' | 'clear'>;

export const CompaniesFilters = ({ search, filtered, filter, clear }: Props) => {
  const { t } = useTranslation(['companyCards', 'companies']);
  const kinds = [
    { value: every, label: t('filters.everyKind'), short: t('filters.all') },
    ...companyKinds.map((kind) => ({ value: kind, label: t(`companies:kinds.${kind}`) })),
  ] as const;
  const statuses = [
    { value: every, label: t('filters.everyStatus'), short: t('filters.all') },
    ...companyStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
  ] as const;
  return (
    <FilterBar label={t('filters.label')} onClear={filtered ? clear : undefined}>
      <SearchField
        label={t('filters.search')}
        value={search.recherche ?? ''}
        onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
      />
      <FilterMenu
        label={t('filters.kind')}
        icon={<Icon of={IconFilter} size={16} />}
        value={search.type ?? every}
        choices={kinds}
        onChange={(kind) => filter({ type: kind === every ? undefined : kind })}
      />
      <FilterMenu
        label={t('filters.status')}
        value={search.statut ?? every}
        choices={statuses}
        onChange={(status) => filter({ statut: status === every ? undefined : status })}
      />
    </FilterBar>
  );
};
