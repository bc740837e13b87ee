import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { JournalSearch } from '../../shared/journalSearch';
import { paths } from '../../shared/paths';
import type { EventQuery } from './types';

const route = getRouteApi(`/admin${paths.journal}`);

/* Each cursor has about a hundred letters: an address of all of them would be refused one day. */
const remembered = 40;

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
      const suite = cursors.length > 0 ? cursors.slice(-remembered) : undefined;
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
