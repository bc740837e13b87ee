import { api, unwrap } from '@livretier/api';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { notFoundUnless } from '@/shared/notFoundUnless';
import type { ChosenChapter } from '../sectors/sectorForm';
import type { NewSector, SectorDetails, SectorQuery } from '../types';
import { useRefresh, useSay } from './after';

export const sectorQuery = (id: string) =>
  queryOptions({
    queryKey: ['library', 'sectors', 'one', id],
    queryFn: () =>
      unwrap(api.GET('/api/library/sectors/{sector_id}', { params: { path: { sector_id: id } } }), { quiet: true }),
  });

export const loadSector = (client: QueryClient, id: string) => notFoundUnless(client.ensureQueryData(sectorQuery(id)));

const perPage = 25;

const sectorsQuery = (wanted: SectorQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['library', 'sectors', 'list', wanted, cursor],
    queryFn: () =>
      unwrap(
        api.GET('/api/library/sectors', { params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } } }),
      ),
    placeholderData: keepPreviousData,
  });

/** One page of the sectors; the former one stays until it is here. */
export const useSectors = (wanted: SectorQuery, cursor: string | undefined) => useQuery(sectorsQuery(wanted, cursor));

/** A new sector, a draft until it is published. */
export const useCreateSector = () => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewSector) => unwrap(api.POST('/api/library/sectors', { body })),
    onSuccess: () => {
      say('created_sector');
      void refresh();
    },
  });
};

/** What changed of a sector: what it is, what it recommends, or both. */
export type SectorChanges = { sector?: NewSector | undefined; chapters?: readonly ChosenChapter[] | undefined };

const save = async (id: string, { sector, chapters }: SectorChanges): Promise<SectorDetails | undefined> => {
  const params = { path: { sector_id: id } };
  const saved = sector && (await unwrap(api.PATCH('/api/library/sectors/{sector_id}', { params, body: sector })));
  if (!chapters) return saved;
  const body = { chapters: [...chapters] };
  return unwrap(api.PUT('/api/library/sectors/{sector_id}/chapters', { params, body }));
};

/** Keep what changed of a sector. */
export const useSaveSector = (id: string) => {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (changes: SectorChanges) => save(id, changes),
    onSuccess: (saved) => {
      if (saved) client.setQueryData(sectorQuery(id).queryKey, saved);
      void refresh();
    },
  });
};

const addresses = {
  publish: '/api/library/sectors/{sector_id}/publish',
  archive: '/api/library/sectors/{sector_id}/archive',
} as const;

type StatusChange = keyof typeof addresses;

/** Offer a sector to those who make booklets, or no longer. */
export const useChangeSectorStatus = (id: string) => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    mutationFn: (change: StatusChange) => unwrap(api.POST(addresses[change], { params: { path: { sector_id: id } } })),
    onSuccess: (_, change) => {
      say(`${change}_sector`);
      void refresh();
    },
  });
};
