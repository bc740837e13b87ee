import { FilterBar, FilterMenu, Icon, SearchField, Segmented } from '@livretier/ui';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { valueStates } from '../../../shared/valuesSearch';
import type { CompanyValues, Site } from '../types';
import type { useValuesSearch } from './useValuesSearch';

const every = 'all';

type Props = {
  asked: ReturnType<typeof useValuesSearch>;
  counts: CompanyValues['counts'] | undefined;
  sites: readonly Site[];
};

/** For whom, in which state, under which name. */
export const ValuesFilters = ({ asked: { search, filtered, filter, clear }, counts, sites }: Props) => {
  const { t } = useTranslation('values');
  const segments = [every, ...valueStates] as const;
  return (
    <FilterBar label={t('filters.label')} onClear={filtered ? clear : undefined}>
      <SearchField
        label={t('filters.search')}
        value={search.recherche ?? ''}
        onChange={(recherche) => filter({ recherche: recherche || undefined })}
      />
      <Segmented
        label={t('filters.state')}
        value={search.etat ?? every}
        options={segments.map((value) => ({
          value,
          label: t(`filters.states.${value}`),
          ...(counts && { count: counts[value] }),
        }))}
        onChange={(value) => filter({ etat: value === every ? undefined : value })}
      />
      {sites.length > 0 && (
        <FilterMenu
          label={t('place.label')}
          icon={<Icon of={IconMapPin} size={16} />}
          value={search.site ?? every}
          choices={[
            { value: every, label: t('place.company') },
            ...sites.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => filter({ site: value === every ? undefined : value })}
        />
      )}
    </FilterBar>
  );
};
