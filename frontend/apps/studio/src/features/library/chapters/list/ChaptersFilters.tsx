import { FilterBar, FilterMenu, Icon, SearchField, Segmented } from '@livretier/ui';
import { IconFilter, IconGavel } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAllObligations } from '@/features/library/api/counts';
import { type ChaptersSearch, chapterStatuses, scopes } from '@/features/library/search/librarySearch';
import { useListSearch } from '@/features/library/search/useListSearch';
import { SectorFilter } from '@/features/library/sectors/SectorFilter';
import type { ChapterCounts, ChapterQuery } from '@/features/library/types';
import { useLocale } from '@/shared/locale/useLocale';
import { paths } from '@/shared/paths';
import { wholeNumber } from '@/shared/text/numbers';

const route = getRouteApi(`/admin${paths.chapters}`);

const queryOf = ({ recherche, statut, secteur, obligation, origine }: ChaptersSearch): ChapterQuery => ({
  search: recherche ?? '',
  status: statut ?? null,
  sector: secteur ?? null,
  obligation: obligation ?? null,
  scope: origine ?? null,
});

/** Which chapters are asked for, from the address; whatever changes it writes it there. */
export const useChaptersSearch = () => {
  const search = route.useSearch();
  const { suite: _, ...filters } = search;
  return {
    search,
    wanted: queryOf(search),
    filtered: Object.values(filters).some(Boolean),
    ...useListSearch<ChaptersSearch>(),
  };
};

type Asked = ReturnType<typeof useChaptersSearch>;

const every = 'all';
const own = 'company';
/** The server counts no further. */
const mostCounted = 1000;

const Status = ({ asked, counts }: { asked: Asked; counts: ChapterCounts | undefined }) => {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const segment = (value: keyof ChapterCounts) => ({
    value,
    label: t(`chapters.filters.${value}`),
    ...(counts && { count: `${wholeNumber(counts[value], locale)}${counts[value] >= mostCounted ? '+' : ''}` }),
  });
  return (
    <Segmented
      label={t('filters.status')}
      value={asked.search.statut ?? every}
      options={([every, ...chapterStatuses] as const).map(segment)}
      onChange={(status) => asked.filter({ statut: status === every ? undefined : status })}
    />
  );
};

/** The chapters of one's own company, or those that the platform offers to all. */
const Scope = ({ asked }: { asked: Asked }) => {
  const { t } = useTranslation('library');
  return (
    <FilterMenu
      label={t('chapters.filters.scope')}
      value={asked.search.origine ?? own}
      choices={scopes.map((scope) => ({ value: scope, label: t(`chapters.scope.${scope}`) }))}
      onChange={(scope) => asked.filter({ origine: scope === own ? undefined : scope })}
    />
  );
};

const ObligationFilter = ({ asked }: { asked: Asked }) => {
  const { t } = useTranslation('library');
  const { data = [] } = useAllObligations();
  return (
    <FilterMenu
      label={t('chapters.filters.obligation')}
      icon={<Icon of={IconGavel} size={16} />}
      value={asked.search.obligation ?? every}
      choices={[
        { value: every, label: t('chapters.filters.everyObligation'), short: t('filters.every') },
        ...data.map(({ id, label }) => ({ value: id, label })),
      ]}
      onChange={(id) => asked.filter({ obligation: id === every ? undefined : id })}
    />
  );
};

type Props = { asked: Asked; counts: ChapterCounts | undefined; ofPlatform: boolean };

export const ChaptersFilters = ({ asked, counts, ofPlatform }: Props) => {
  const { t } = useTranslation('library');
  const { search, filtered, filter, clear } = asked;
  return (
    <FilterBar label={t('chapters.filters.label')} onClear={filtered ? clear : undefined}>
      <SearchField
        label={t('chapters.filters.search')}
        value={search.recherche ?? ''}
        onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
      />
      <Status asked={asked} counts={counts} />
      {!ofPlatform && <Scope asked={asked} />}
      <SectorFilter
        icon={<Icon of={IconFilter} size={16} />}
        value={search.secteur}
        onChange={(secteur) => filter({ secteur })}
      />
      <ObligationFilter asked={asked} />
    </FilterBar>
  );
};
