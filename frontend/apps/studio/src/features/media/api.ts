import { api, type components, type paths, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { useLocale } from '@/shared/locale/useLocale';

export type MediaFile = components['schemas']['MediaOut'];
export type MediaDetails = components['schemas']['MediaDetails'];
export type MediaChanges = components['schemas']['MediaChanges'];
export type MediaKind = components['schemas']['MediaKind'];
export type Folder = components['schemas']['FolderOut'];
export type Handled = components['schemas']['Handled'];
export type Library = components['schemas']['LibraryOut'];
export type MediaQuery = Omit<NonNullable<paths['/api/media/files']['get']['parameters']['query']>, 'cursor' | 'limit'>;

/** A file as a picker gives it. */
export type PickedMedia = components['schemas']['MediaOut'];

/** The server counts no further what lacks a description. */
export const mostCounted = 1000;

const mediaLibraryQuery = queryOptions({
  queryKey: ['media', 'library'],
  queryFn: () => unwrap(api.GET('/api/media/library')),
});

/** What stands around the files: folders, room, what is missing. */
export const useMediaLibrary = ({ enabled = true } = {}) => useQuery({ ...mediaLibraryQuery, enabled });

const perPage = 48;

const mediaFilesQuery = (wanted: MediaQuery) =>
  infiniteQueryOptions({
    queryKey: ['media', 'files', wanted],
    queryFn: ({ pageParam: cursor }) =>
      unwrap(api.GET('/api/media/files', { params: { query: { ...wanted, cursor, limit: perPage } } })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/** The files asked for, as many pages as were asked for; the former ones stay until they are here. */
export const useMediaList = (wanted: MediaQuery) => useInfiniteQuery(mediaFilesQuery(wanted));

export const mediaFileQuery = (file_id: string) =>
  queryOptions({
    queryKey: ['media', 'file', file_id],
    queryFn: () => unwrap(api.GET('/api/media/files/{file_id}', { params: { path: { file_id } } })),
  });

/** One file, with what shows it. */
export const useMediaFile = (id: string) => useQuery(mediaFileQuery(id));

/** What is known of these files, those that are not there any more left out. */
export const useMediaFiles = (ids: readonly string[]) =>
  useQueries({ queries: ids.map(mediaFileQuery) }).flatMap(({ data }) => data ?? []);

/** Write what was changed of a file. */
export const useSaveMedia = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: MediaChanges) =>
      unwrap(api.PATCH('/api/media/files/{file_id}', { params: { path: { file_id: id } }, body })),
    onSuccess: ({ message: _, ...saved }) => {
      client.setQueryData(mediaFileQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['media', 'files'] });
      void client.invalidateQueries({ queryKey: mediaLibraryQuery.queryKey });
    },
  });
};

/** One call upon several files; what was left alone because it is used is named. */
const useAct = <Asked>(call: (asked: Asked) => Promise<Handled>, beforeRefresh?: () => unknown) => {
  const { t } = useTranslation('media');
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async ({ kept }) => {
      const names = kept.map(({ name }) => name).join(', ');
      if (names) notify({ severity: 'warn', summary: t('kept', { count: kept.length }), detail: names, life: null });
      await beforeRefresh?.();
      void client.invalidateQueries({ queryKey: ['media'] });
    },
  });
};

const chosen = (ids: readonly string[]) => ({ body: { file_ids: [...ids] } });

export const useRestoreMedia = (onBack?: () => unknown) =>
  useAct((ids: readonly string[]) => unwrap(api.POST('/api/media/restorations', chosen(ids))), onBack);

/** Throws away, says how many went, and offers to take them back. */
export const useTrashMedia = () => {
  const { t } = useTranslation('media');
  /* Said by the hook: the button that threw them away is gone by then. */
  const { mutate: restore } = useRestoreMedia(() => notify({ severity: 'info', summary: t('trash.undone') }));
  return useAct(async (ids: readonly string[]) => {
    const handled = await unwrap(api.POST('/api/media/trash', chosen(ids)));
    const gone = ids.filter((id) => !handled.kept.some((file) => file.id === id));
    if (gone.length > 0)
      notify({
        severity: 'success',
        summary: t('trash.done', { count: gone.length }),
        action: { label: t('trash.undo'), onSelect: () => restore(gone) },
      });
    return handled;
  });
};

/** `onGone` leaves the screens that would ask for what is no more. */
export const useDeleteMedia = (onGone?: () => unknown) =>
  useAct((ids: readonly string[]) => unwrap(api.POST('/api/media/deletions', chosen(ids))), onGone);

type Move = { ids: readonly string[]; folderId: string | null };

export const useMoveMedia = () =>
  useAct(({ ids, folderId }: Move) =>
    unwrap(api.POST('/api/media/moves', { body: { file_ids: [...ids], folder_id: folderId } })),
  );

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['media'] });
};

/** One more folder, or another name for one that exists. */
export const useSaveFolder = (id: string | undefined) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (name: string) =>
      unwrap(
        id
          ? api.PATCH('/api/media/folders/{folder_id}', { params: { path: { folder_id: id } }, body: { name } })
          : api.POST('/api/media/folders', { body: { name } }),
      ),
    onSuccess: useRefresh(),
  });

export const useRemoveFolder = () =>
  useMutation({
    mutationFn: (id: string) =>
      unwrap(api.DELETE('/api/media/folders/{folder_id}', { params: { path: { folder_id: id } } })),
    onSuccess: useRefresh(),
  });

const perPickerPage = 24;

export type PickerQuery = { search: string; kind: MediaKind; folder: string | null };

const mediaPagesQuery = (wanted: PickerQuery) =>
  infiniteQueryOptions({
    queryKey: ['media', 'pages', wanted],
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET('/api/media/files', {
          params: { query: { ...wanted, cursor: pageParam || null, limit: perPickerPage } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** The library, a page under the other. */
export const useMediaPages = (wanted: PickerQuery) => useInfiniteQuery(mediaPagesQuery(wanted));

type Description = { text: string; decorative: boolean };

/** Says what an image brings, in the language that one speaks, or that it brings nothing. */
export const useDescribe = ({ id, alt }: PickedMedia) => {
  const client = useQueryClient();
  const locale = useLocale();
  return useMutation({
    mutationFn: ({ text, decorative }: Description) =>
      unwrap(
        api.PATCH('/api/media/files/{file_id}', {
          params: { path: { file_id: id } },
          body: { decorative, alt: decorative ? alt : { ...alt, [locale]: text } },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['media'] }),
  });
};
