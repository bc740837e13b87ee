import { FilterBar, FilterDay, FilterMenu, FilterToggle, Icon, SearchField } from '@livretier/ui';
import { IconUserShield } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import { type EventQuery, useJournalActions } from './api';
import type { JournalSearch } from './journalSearch';

const route = getRouteApi(`/admin${paths.journal}`);

const queryOf = ({ recherche, jour, action, emprunts, ordre }: JournalSearch): EventQuery => ({
  search: recherche ?? '',
  action: action ?? null,
  from: jour ?? null,
  to: jour ?? null,
  switched: emprunts ?? false,
  order: ordre ? 'oldest' : 'newest',
});

type Filters = Pick<JournalSearch, 'recherche' | 'jour' | 'action' | 'emprunts' | 'ordre'>;

/** What the journal is asked, from the address; whatever changes it writes it there. */
export const useJournalSearch = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const turn = useCallback(
    (cursors: readonly string[]) => {
      const suite = cursors.length > 0 ? [...cursors] : undefined;
      void navigate({ search: (old) => ({ ...old, suite, ligne: undefined }) });
    },
    [navigate],
  );
  return {
    search,
    wanted: queryOf(search),
    filtered: Boolean(search.recherche || search.jour || search.action || search.emprunts),
    turn,
    filter: (change: Filters) =>
      void navigate({
        search: (old) => ({ ...old, ...change, suite: undefined, ligne: undefined }),
        replace: true,
        resetScroll: false,
      }),
    clear: () => void navigate({ search: ({ ordre }) => ({ ordre }), replace: true, resetScroll: false }),
    open: (ligne: string | undefined) =>
      void navigate({ search: (old) => ({ ...old, ligne }), replace: true, resetScroll: false }),
  };
};

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
