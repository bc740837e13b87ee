import { FilterBar, SearchField, Segmented } from '@livretier/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contentStatuses, type SectorsSearch } from '../../shared/librarySearch';

const every = 'all';

type Filters = Omit<SectorsSearch, 'suite'>;
type Props = {
  of: 'sectors' | 'obligations';
  search: Filters;
  filter: (change: Filters) => void;
  onClear: (() => void) | undefined;
  children?: ReactNode;
};

/** The search and the states of a list of sectors or of obligations. */
export const ContentFilters = ({ of, search, filter, onClear, children }: Props) => {
  const { t } = useTranslation('library');
  return (
    <FilterBar label={t(`${of}.filters.label`)} onClear={onClear}>
      <SearchField
        label={t(`${of}.filters.search`)}
        value={search.recherche ?? ''}
        onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
      />
      <Segmented
        label={t('filters.status')}
        value={search.statut ?? every}
        options={([every, ...contentStatuses] as const).map((value) => ({
          value,
          label: t(`${of}.filters.${value}`),
        }))}
        onChange={(status) => filter({ statut: status === every ? undefined : status })}
      />
      {children}
    </FilterBar>
  );
};
