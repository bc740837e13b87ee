import { languageName } from '@livretier/booklet';
import { FilterBar, FilterDay, FilterMenu, FilterToggle, Icon, SearchField } from '@livretier/ui';
import { IconAdjustmentsHorizontal, IconUser } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publicationsQuery } from '@/features/publishing';
import { useLocale } from '@/shared/locale/useLocale';
import { type Filters, isFiltered } from './registerQuery';
import { channels, type RegisterSearch, strengths } from './registerSearch';

const every = 'all';

type Kind = 'version' | 'langue' | 'voie' | 'force' | 'valeur';
type Choice = { value: string; label: string };
type One = { of: Kind; label: string; choices: readonly Choice[] } & Pick<Props, 'search' | 'filter'>;

/** One of several, or all of them. */
const Filter = ({ of, label, choices, search, filter }: One) => {
  const { t } = useTranslation('register');
  const all = { value: every, label: t(`filters.every.${of}`), short: t(`filters.all.${of}`) };
  return (
    <FilterMenu
      label={label}
      value={search[of] ?? every}
      choices={[all, ...choices]}
      onChange={(value) => filter({ [of]: value === every ? undefined : value })}
    />
  );
};

type Props = {
  booklet: { id: string; locales: readonly string[]; reference_locale: string };
  search: RegisterSearch;
  filter: (change: Filters) => void;
  onClear: () => void;
};

/** Which receipts are shown, and put into the file. */
export const RegisterFilters = ({ booklet, search, filter, onClear }: Props) => {
  const { t } = useTranslation('register');
  const spoken = useLocale();
  const versions = useInfiniteQuery(publicationsQuery(booklet.id)).data ?? [];
  const languages = [...new Set([booklet.reference_locale, ...booklet.locales])];
  const rare = [search.langue, search.force, search.du, search.au].some((value) => value !== undefined);
  const [more, setMore] = useState(rare);
  const usual = [
    { of: 'version', choices: versions.map(({ version }) => ({ value: version, label: version })) },
    { of: 'voie', choices: channels.map((value) => ({ value, label: t(`channels.${value}`) })) },
    {
      of: 'valeur',
      choices: (['valables', 'annules'] as const).map((value) => ({ value, label: t(`filters.${value}`) })),
    },
  ] as const;
  const others = [
    { of: 'langue', choices: languages.map((value) => ({ value, label: languageName(value, spoken) })) },
    { of: 'force', choices: strengths.map((value) => ({ value, label: t(`strengths.${value}`) })) },
  ] as const;
  return (
    <FilterBar label={t('filters.label')} onClear={isFiltered(search) ? onClear : undefined}>
      <SearchField
        label={t('filters.search')}
        value={search.recherche ?? ''}
        onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
      />
      {search.personne && (
        <FilterToggle icon={<Icon of={IconUser} size={16} />} pressed onChange={() => filter({ personne: undefined })}>
          {t('filters.onePerson')}
        </FilterToggle>
      )}
      {[...usual, ...(more ? others : [])].map(({ of, choices }) => (
        <Filter key={of} {...{ of, choices, search, filter }} label={t(`filters.names.${of}`)} />
      ))}
      {more &&
        (['du', 'au'] as const).map((edge) => (
          <FilterDay
            key={edge}
            label={t(`filters.names.${edge}`)}
            value={search[edge] ?? ''}
            every={{ short: t('filters.anyDay'), label: t('filters.everyDay') }}
            onChange={(day) => filter({ [edge]: day || undefined })}
          />
        ))}
      <FilterToggle icon={<Icon of={IconAdjustmentsHorizontal} size={16} />} pressed={more} onChange={setMore}>
        {t('filters.more')}
      </FilterToggle>
    </FilterBar>
  );
};
