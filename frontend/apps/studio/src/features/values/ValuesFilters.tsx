import { FilterBar, FilterMenu, Icon, SearchField, Segmented } from '@livretier/ui';
import { IconMapPin } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CompanyValues, Site, ValuesQuery } from './api';
import { type ValuesSearch, valueStates, valuesSearch } from './valuesSearch';

/* The state is looked at here: what is filled under the filter "to fill" stays until another one is chosen. */
const queryOf = ({ recherche, site }: ValuesSearch): ValuesQuery => ({
  search: recherche ?? '',
  state: null,
  site: site ?? null,
});

/** Which informations are asked for, from the address; whatever changes it writes it there. */
export const useValuesSearch = () => {
  const navigate = useNavigate();
  const search = useSearch({ strict: false, select: valuesSearch });
  const write = (next: (old: object) => object) =>
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  return {
    search,
    wanted: queryOf(search),
    filtered: Boolean(search.recherche || search.etat),
    filter: (change: ValuesSearch) => write((old) => ({ ...old, ...change })),
    clear: () => write((old) => ({ ...old, recherche: undefined, etat: undefined })),
  };
};

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
