import { api, type components, unwrap } from '@livretier/api';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { participantsKey } from '@/features/booklets/api';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { useRefreshParticipants, type Wanted } from './participants';

type Schemas = components['schemas'];

export type Rule = Schemas['RuleOut'];
export type Conditions = Required<Schemas['Conditions']>;
export type SavedView = Schemas['SegmentOut'];

const of = (booklet_id: string) => ({ params: { path: { booklet_id } } });

export const rulesQuery = (id: string) =>
  queryOptions({
    queryKey: [...participantsKey(id), 'rules'],
    queryFn: async () => (await unwrap(api.GET('/api/booklets/{booklet_id}/rules', of(id)), { quiet: true })).items,
  });

/** Whoever fits becomes a participant, now and later. */
export const useCreateRule = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (conditions: Conditions) =>
      unwrap(api.POST('/api/booklets/{booklet_id}/rules', { ...of(id), body: { conditions } }), { quiet: true }),
    onSuccess: useRefreshParticipants(id),
  });

export const useDeleteRule = (id: string) =>
  useMutation({
    mutationFn: (rule_id: string) =>
      unwrap(
        api.DELETE('/api/booklets/{booklet_id}/rules/{rule_id}', { params: { path: { booklet_id: id, rule_id } } }),
      ),
    onSuccess: useRefreshParticipants(id),
  });

export const viewsQuery = (id: string) =>
  queryOptions({
    queryKey: [...participantsKey(id), 'views'],
    queryFn: async () => (await unwrap(api.GET('/api/booklets/{booklet_id}/segments', of(id)), { quiet: true })).items,
  });

export const useSaveView = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: ({ name, filters }: { name: string; filters: Wanted }) =>
      unwrap(
        api.POST('/api/booklets/{booklet_id}/segments', {
          ...of(id),
          body: { name, filters: filters as Schemas['ParticipantWanted'] },
        }),
        { quiet: true },
      ),
    onSuccess: useRefreshParticipants(id),
  });

export const useDeleteView = (id: string) =>
  useMutation({
    mutationFn: (segment_id: string) =>
      unwrap(
        api.DELETE('/api/booklets/{booklet_id}/segments/{segment_id}', {
          params: { path: { booklet_id: id, segment_id } },
        }),
      ),
    onSuccess: useRefreshParticipants(id),
  });
