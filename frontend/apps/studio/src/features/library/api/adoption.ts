import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UpdatePolicy } from '../types';

const adoptionKey = (id: string) => ['library', 'chapters', 'adoption', id] as const;
const perPage = 25;

/** The releases of a chapter that set out for booklets, the newest first. */
export const rolloutsQuery = (id: string) =>
  queryOptions({
    queryKey: [...adoptionKey(id), 'rollouts'],
    queryFn: () =>
      unwrap(api.GET('/api/library/chapters/{chapter_id}/rollouts', { params: { path: { chapter_id: id } } }), {
        quiet: true,
      }),
  });

/** How far one of them has come, by company; the former page stays until this one is here. */
export const useAdoption = (id: string, number: number, cursor: string | undefined) =>
  useQuery({
    queryKey: [...adoptionKey(id), number, cursor ?? null],
    queryFn: () =>
      unwrap(
        api.GET('/api/library/chapters/{chapter_id}/rollouts/{number}/adoption', {
          params: { path: { chapter_id: id, number }, query: { cursor: cursor ?? null, limit: perPage } },
        }),
        { quiet: true },
      ),
    placeholderData: keepPreviousData,
  });

/** Has those who decide told that the release waits: in one company, or in all that were not told lately. */
export const useRemind = (id: string, number: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (company: string | null) =>
      unwrap(
        api.POST('/api/library/chapters/{chapter_id}/rollouts/{number}/reminders', {
          params: { path: { chapter_id: id, number } },
          body: { company },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: [...adoptionKey(id), number] }),
  });
};

/** The same of every company, for spreadsheets. */
export const fetchAdoption = (id: string, number: number): Promise<Blob> =>
  unwrap(
    api.GET('/api/library/chapters/{chapter_id}/rollouts/{number}/adoption/export', {
      params: { path: { chapter_id: id, number } },
      parseAs: 'blob',
    }),
    { quiet: true },
  );

/** How its pages are understood, in all companies that took it and in none by itself. */
export const understoodQuery = (id: string) =>
  queryOptions({
    queryKey: [...adoptionKey(id), 'understood'],
    queryFn: () =>
      unwrap(api.GET('/api/stats/chapters/{chapter_id}/pages', { params: { path: { chapter_id: id } } }), {
        quiet: true,
      }),
  });

/** What releasing the draft would do in booklets: others write in them meanwhile, so it is asked each time. */
export const releasePreviewQuery = (id: string, policy: UpdatePolicy) =>
  queryOptions({
    queryKey: [...adoptionKey(id), 'preview', policy],
    queryFn: () =>
      unwrap(
        api.POST('/api/library/chapters/{chapter_id}/release-preview', {
          params: { path: { chapter_id: id } },
          body: { update_policy: policy },
        }),
        { quiet: true },
      ),
    staleTime: 0,
    gcTime: 0,
  });
