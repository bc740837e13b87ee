import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { SessionUser } from '@/features/accounts';
import type { ChapterQuery } from '../types';
import { allOf } from './allOf';

const perPart = 100;

const allObligationsQuery = queryOptions({
  queryKey: ['library', 'obligations', 'all'],
  queryFn: () =>
    allOf((cursor) => unwrap(api.GET('/api/library/obligations', { params: { query: { cursor, limit: perPart } } }))),
});

/** Every obligation, for choices: there are a few dozen of them. */
export const useAllObligations = () => useQuery(allObligationsQuery);

const allSectorsQuery = queryOptions({
  queryKey: ['library', 'sectors', 'all'],
  queryFn: () =>
    allOf((cursor) => unwrap(api.GET('/api/library/sectors', { params: { query: { cursor, limit: perPart } } }))),
});

/** Every sector, for choices: there are a few dozen of them. */
export const useAllSectors = ({ enabled = true } = {}) => useQuery({ ...allSectorsQuery, enabled });

const livingValuesQuery = queryOptions({
  queryKey: ['library', 'values'],
  queryFn: async () => (await unwrap(api.GET('/api/library/values'))).items,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The living values that texts may insert. */
export const useLivingValues = () => useQuery(livingValuesQuery);

const perPage = 25;

export const chaptersQuery = (wanted: ChapterQuery, cursor: string | undefined, limit = perPage) =>
  queryOptions({
    queryKey: ['library', 'chapters', 'list', wanted, cursor, limit],
    queryFn: () =>
      unwrap(api.GET('/api/library/chapters', { params: { query: { ...wanted, cursor: cursor ?? null, limit } } })),
    placeholderData: keepPreviousData,
  });

/** One page of the chapters; the former one stays until it is here. */
export const useChapters = (wanted: ChapterQuery, cursor: string | undefined) =>
  useQuery(chaptersQuery(wanted, cursor));

type Count = { count: number; more: boolean };

/** What is behind a door of the library, and what waits there. */
export type LibraryCounts = Partial<Record<'chapters' | 'sectors' | 'obligations', { total: Count; waiting: Count }>>;

/** The server counts no further. */
const mostCounted = 1000;
const counted = (count: number): Count => ({ count, more: count >= mostCounted });
const exactly = (count: number): Count => ({ count, more: false });

const every = { search: '', status: null, sector: null, obligation: null, scope: null };

/** How much the library holds, as far as this person may look; a card without numbers still opens. */
export const useLibraryCounts = (
  abilities: Pick<SessionUser['abilities'], 'manage_library' | 'write_chapters'>,
): LibraryCounts => {
  const { manage_library, write_chapters } = abilities;
  const chapters = useQuery({ ...chaptersQuery(every, undefined, 1), enabled: manage_library || write_chapters });
  const sectors = useQuery({ ...allSectorsQuery, enabled: manage_library });
  const obligations = useQuery({ ...allObligationsQuery, enabled: manage_library });
  return {
    ...(chapters.data && {
      chapters: { total: counted(chapters.data.counts.all), waiting: counted(chapters.data.counts.in_review) },
    }),
    ...(sectors.data && {
      sectors: {
        total: exactly(sectors.data.length),
        waiting: exactly(sectors.data.filter(({ status }) => status === 'draft').length),
      },
    }),
    ...(obligations.data && {
      obligations: {
        total: exactly(obligations.data.length),
        waiting: exactly(obligations.data.filter(({ overdue, status }) => overdue && status !== 'archived').length),
      },
    }),
  };
};
