import { FilterBar, FilterMenu, Icon, SearchField } from '@livretier/ui';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { companyKinds, companyStatuses } from '../../../../shared/companiesSearch';
import type { useCompaniesSearch } from './useCompaniesSearch';

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
