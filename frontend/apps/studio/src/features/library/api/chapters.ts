import { api, unwrap } from '@livretier/api';
import { type QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { notFoundUnless } from '@/shared/notFoundUnless';
import type { NewChapter, Release } from '../types';
import { useRefresh, useSay } from './after';

export const chapterQuery = (id: string) =>
  queryOptions({
    queryKey: ['library', 'chapters', 'one', id],
    queryFn: () =>
      unwrap(api.GET('/api/library/chapters/{chapter_id}', { params: { path: { chapter_id: id } } }), { quiet: true }),
  });

export const loadChapter = (client: QueryClient, id: string) =>
  notFoundUnless(client.ensureQueryData(chapterQuery(id)));

const versionAddress = '/api/library/chapters/{chapter_id}/versions/{number}';

/** A release as it was frozen: it never changes. */
export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['library', 'chapters', 'version', id, number],
    queryFn: () => unwrap(api.GET(versionAddress, { params: { path: { chapter_id: id, number } } }), { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const loadVersion = (client: QueryClient, id: string, number: number) =>
  notFoundUnless(client.ensureQueryData(versionQuery(id, number)));

const comparisonAddress = '/api/library/chapters/{chapter_id}/versions/{number}/compare';

/** What the draft changed since a release: others write too, so it is asked each time. */
export const comparisonQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['library', 'chapters', 'comparison', id, number],
    queryFn: () => unwrap(api.GET(comparisonAddress, { params: { path: { chapter_id: id, number } } })),
    staleTime: 0,
    gcTime: 0,
  });

/** A new chapter, with its first page still to be written. */
export const useCreateChapter = () => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewChapter) => unwrap(api.POST('/api/library/chapters', { body })),
    onSuccess: () => {
      say('created_chapter');
      void refresh();
    },
  });
};

/** Freeze the chapter as its next version. */
export const useReleaseChapter = (id: string) => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: Release) =>
      unwrap(api.POST('/api/library/chapters/{chapter_id}/release', { params: { path: { chapter_id: id } }, body })),
    onSuccess: () => {
      say('released');
      void refresh();
    },
  });
};

/** Keep what was changed on the sheet of a chapter. */
export const useSaveChapter = (id: string) => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: Partial<NewChapter>) =>
      unwrap(api.PATCH('/api/library/chapters/{chapter_id}', { params: { path: { chapter_id: id } }, body })),
    onSuccess: () => {
      say('saved_sheet');
      void refresh();
    },
  });
};

const addresses = {
  send_to_review: '/api/library/chapters/{chapter_id}/review',
  send_back: '/api/library/chapters/{chapter_id}/draft',
  retire: '/api/library/chapters/{chapter_id}/retire',
  reopen: '/api/library/chapters/{chapter_id}/reopen',
} as const;

export type StatusChange = keyof typeof addresses;
export const statusChanges = Object.keys(addresses) as StatusChange[];

/** Where a chapter stands from now on: in review, a draft again, retired, reopened. */
export const useChangeChapterStatus = (id: string) => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    mutationFn: (change: StatusChange) => unwrap(api.POST(addresses[change], { params: { path: { chapter_id: id } } })),
    onSuccess: (_, change) => {
      say(change);
      void refresh();
    },
  });
};
