import { FilterBar, FilterMenu, Icon, SearchField, Segmented } from '@livretier/ui';
import { IconFilter, IconGavel } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { chapterStatuses, scopes } from '../../../../shared/librarySearch';
import { useLocale } from '../../../../shared/locale/useLocale';
import { wholeNumber } from '../../../../shared/text/numbers';
import { useAllObligations } from '../../obligations/useAllObligations';
import { SectorFilter } from '../../sectors/SectorFilter';
import type { ChapterCounts } from '../../types';
import type { Asked } from './useChaptersSearch';

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
