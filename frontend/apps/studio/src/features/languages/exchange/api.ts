import { api, type components, type paths, unwrap } from '@livretier/api';
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { inBase64 } from '@/shared/data/inBase64';
import { shownInPlace } from '@/shared/errors/shownInPlace';

type Export = paths['/api/i18n/export']['get']['parameters']['query'];

export type TextImport = components['schemas']['TextImportOut'];
export type TextLine = components['schemas']['TextImportLineOut'];
export type LineAction = TextLine['action'];

export const formats = ['csv', 'xliff', 'json'] as const;
export type Format = (typeof formats)[number];

const linesAtOnce = 50;

/** The texts of a language as a file: all of them, or those of a state or of a screen. */
export const fetchTexts = (query: Export): Promise<Blob> =>
  unwrap(api.GET('/api/i18n/export', { params: { query }, parseAs: 'blob' }), { quiet: true }) as Promise<Blob>;

/** What a file of texts would do; nothing is written. */
export const useCheckTexts = (locale: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: async (file: File) => {
      const body = { locale, name: file.name, content: await inBase64(file) };
      return unwrap(api.POST('/api/i18n/imports', { body }), { quiet: true });
    },
  });

/** Takes over what the dry run found good. */
export const useApplyTexts = () => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (id: string) =>
      unwrap(api.POST('/api/i18n/imports/{import_id}/apply', { params: { path: { import_id: id } } }), { quiet: true }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['journal'] });
      void client.invalidateQueries({ queryKey: ['languages'] });
    },
  });
};

const linesQuery = ({ id, state }: Pick<TextImport, 'id' | 'state'>, action: LineAction) =>
  infiniteQueryOptions({
    queryKey: ['languages', 'lines', id, state, action],
    meta: shownInPlace,
    queryFn: ({ pageParam: cursor }) =>
      unwrap(
        api.GET('/api/i18n/imports/{import_id}/lines', {
          params: { path: { import_id: id }, query: { action, cursor, limit: linesAtOnce } },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/** The texts of a file that do this, in the order of the file. */
export const useTextLines = (found: Pick<TextImport, 'id' | 'state'>, action: LineAction) =>
  useInfiniteQuery(linesQuery(found, action));
