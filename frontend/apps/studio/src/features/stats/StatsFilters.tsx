import { FilterBar, FilterDay, FilterMenu } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { StatsBooklet } from './api';
import { useStatsSearch } from './useStatsSearch';

const every = 'every';

/** Which booklet, and which days: both are in the address. */
export const StatsFilters = ({ booklets }: { booklets: readonly StatsBooklet[] }) => {
  const { t } = useTranslation('stats');
  const { search, asked, filter } = useStatsSearch();
  const isElsewhere = search.livret !== undefined && !booklets.some(({ id }) => id === search.livret);
  const filtered = search.livret || search.du || search.au;
  const usual = { short: t('filters.every'), label: t('filters.usual') };
  return (
    <FilterBar
      label={t('filters.label')}
      onClear={filtered ? () => filter({ livret: undefined, du: undefined, au: undefined }) : undefined}
    >
      <FilterMenu<string>
        label={t('filters.booklet')}
        value={search.livret ?? every}
        choices={[
          { value: every, label: t('filters.everyBooklet'), short: t('filters.every') },
          ...booklets.map(({ id, name }) => ({ value: id, label: name })),
          ...(isElsewhere ? [{ value: search.livret ?? every, label: t('filters.elsewhere') }] : []),
        ]}
        onChange={(livret) => filter({ livret: livret === every ? undefined : livret })}
      />
      <FilterDay
        label={t('filters.since')}
        value={asked.since}
        every={usual}
        onChange={(du) => filter({ du: du || undefined })}
      />
      <FilterDay
        label={t('filters.until')}
        value={asked.until}
        every={usual}
        onChange={(au) => filter({ au: au || undefined })}
      />
    </FilterBar>
  );
};
