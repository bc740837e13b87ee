import { FilterBar, type FilterChoice, FilterMenu, FilterToggle, Icon, SearchField } from '@livretier/ui';
import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sitesQuery } from '@/features/values';
import { useGroups } from '../groups/api';
import { contracts, languages } from '../peopleSearch';
import { useLanguageName } from '../useLanguageName';
import type { Asked } from './usePeopleSearch';

const every = 'every';

type MenuProps<V extends string> = {
  label: string;
  all: string;
  short: string;
  value: V | undefined;
  choices: readonly FilterChoice<V>[];
  onChange: (value: V | undefined) => void;
};

/** A menu whose first choice takes the filter away. */
const Menu = <V extends string>({ label, all, short, value, choices, onChange }: MenuProps<V>) => (
  <FilterMenu<V | typeof every>
    label={label}
    value={value ?? every}
    choices={[{ value: every, label: all, short }, ...choices]}
    onChange={(chosen) => onChange(chosen === every ? undefined : (chosen as V))}
  />
);

type Props = Pick<Asked, 'search' | 'filtered' | 'filter' | 'clear'>;

/** Where people are put: the places and the groups of the company, if it has any. */
const Belonging = ({ search, filter }: Pick<Props, 'search' | 'filter'>) => {
  const { t } = useTranslation('people');
  const sites = useQuery(sitesQuery).data ?? [];
  const groups = useGroups().data ?? [];
  return (
    <>
      {sites.length > 0 && (
        <Menu
          label={t('filters.site')}
          all={t('filters.everySite')}
          short={t('filters.all')}
          value={search.site}
          choices={sites.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(site) => filter({ site })}
        />
      )}
      {groups.length > 0 && (
        <Menu
          label={t('filters.group')}
          all={t('filters.everyGroup')}
          short={t('filters.all')}
          value={search.groupe}
          choices={groups.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(groupe) => filter({ groupe })}
        />
      )}
    </>
  );
};

export const PeopleFilters = ({ search, filtered, filter, clear }: Props) => {
  const { t } = useTranslation('people');
  const languageName = useLanguageName();
  return (
    <FilterBar label={t('filters.label')} onClear={filtered ? clear : undefined}>
      <SearchField
        label={t('filters.search')}
        value={search.recherche ?? ''}
        onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
      />
      <Belonging search={search} filter={filter} />
      <Menu
        label={t('filters.contract')}
        all={t('filters.everyContract')}
        short={t('filters.all')}
        value={search.contrat}
        choices={contracts.map((value) => ({ value, label: t(`contracts.${value}`) }))}
        onChange={(contrat) => filter({ contrat })}
      />
      <Menu
        label={t('filters.language')}
        all={t('filters.everyLanguage')}
        short={t('filters.allFeminine')}
        value={search.langue}
        choices={languages.map((value) => ({ value, label: languageName(value) }))}
        onChange={(langue) => filter({ langue })}
      />
      <FilterMenu
        label={t('filters.presence')}
        value={search.presence ?? 'present'}
        choices={(['present', 'left', 'all'] as const).map((value) => ({ value, label: t(`presence.${value}`) }))}
        onChange={(presence) => filter({ presence: presence === 'present' ? undefined : presence })}
      />
      <FilterToggle
        pressed={search.sansEmail ?? false}
        icon={<Icon of={IconMailOff} size={16} />}
        onChange={(pressed) => filter({ sansEmail: pressed || undefined })}
      >
        {t('filters.withoutEmail')}
      </FilterToggle>
    </FilterBar>
  );
};
