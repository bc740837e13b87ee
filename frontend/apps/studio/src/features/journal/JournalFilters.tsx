import { FilterBar, FilterDay, FilterMenu, FilterToggle, Icon, SearchField } from '@livretier/ui';
import { IconUserShield } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useJournalActions } from './useJournalActions';
import type { useJournalSearch } from './useJournalSearch';

const every = 'all';

type Props = Pick<ReturnType<typeof useJournalSearch>, 'search' | 'filtered' | 'filter' | 'clear'>;

export const JournalFilters = ({ search, filtered, filter, clear }: Props) => {
  const { t } = useTranslation('journal');
  const actions = useJournalActions().data?.items ?? [];
  const choices = [
    { value: every, label: t('filters.everyAction'), short: t('filters.all') },
    ...actions.map(({ action, label }) => ({ value: action, label })),
  ];
  return (
    <FilterBar label={t('filters.label')} onClear={filtered ? clear : undefined}>
      <SearchField
        label={t('filters.search')}
        value={search.recherche ?? ''}
        onChange={(text) => filter({ recherche: text.slice(0, 100) || undefined })}
      />
      <FilterDay
        label={t('filters.day')}
        value={search.jour ?? ''}
        every={{ short: t('filters.allDays'), label: t('filters.everyDay') }}
        onChange={(day) => filter({ jour: day || undefined })}
      />
      <FilterMenu
        label={t('filters.action')}
        value={search.action ?? every}
        choices={choices}
        onChange={(action) => filter({ action: action === every ? undefined : action })}
      />
      <FilterToggle
        icon={<Icon of={IconUserShield} size={16} />}
        pressed={search.emprunts ?? false}
        onChange={(pressed) => filter({ emprunts: pressed || undefined })}
      >
        {t('filters.switched')}
      </FilterToggle>
    </FilterBar>
  );
};
