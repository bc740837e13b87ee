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
import type { NewObligation, ObligationQuery } from '../types';
import { useRefresh, useSay } from './after';

export const obligationQuery = (id: string) =>
  queryOptions({
    queryKey: ['library', 'obligations', 'one', id],
    queryFn: () =>
      unwrap(api.GET('/api/library/obligations/{obligation_id}', { params: { path: { obligation_id: id } } }), {
        quiet: true,
      }),
  });

export const loadObligation = (client: QueryClient, id: string) =>
  notFoundUnless(client.ensureQueryData(obligationQuery(id)));

const perPage = 25;

const obligationsQuery = (wanted: ObligationQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['library', 'obligations', 'list', wanted, cursor],
    queryFn: () =>
      unwrap(
        api.GET('/api/library/obligations', {
          params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One page of the obligations; the former one stays until it is here. */
export const useObligations = (wanted: ObligationQuery, cursor: string | undefined) =>
  useQuery(obligationsQuery(wanted, cursor));

/** A new obligation, checked today by whoever writes it; a draft until it is published. */
export const useCreateObligation = () => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewObligation) => unwrap(api.POST('/api/library/obligations', { body })),
    onSuccess: () => {
      say('created_obligation');
      void refresh();
    },
  });
};

/** Keep what was changed of an obligation. */
export const useSaveObligation = (id: string) => {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewObligation) =>
      unwrap(api.PATCH('/api/library/obligations/{obligation_id}', { params: { path: { obligation_id: id } }, body })),
    onSuccess: (saved) => {
      client.setQueryData(obligationQuery(id).queryKey, saved);
      void refresh();
    },
  });
};

const addresses = {
  publish: '/api/library/obligations/{obligation_id}/publish',
  archive: '/api/library/obligations/{obligation_id}/archive',
} as const;

type StatusChange = keyof typeof addresses;

/** Ask an obligation of booklets, or no longer. */
export const useChangeObligationStatus = (id: string) => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    mutationFn: (change: StatusChange) =>
      unwrap(api.POST(addresses[change], { params: { path: { obligation_id: id } } })),
    onSuccess: (_, change) => {
      say(`${change}_obligation`);
      void refresh();
    },
  });
};

/** Say that the reference was read today and still holds. */
export const useConfirmObligation = () => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(api.POST('/api/library/obligations/{obligation_id}/confirm', { params: { path: { obligation_id: id } } })),
    onSuccess: () => {
      say('confirmed');
      void refresh();
    },
  });
};
