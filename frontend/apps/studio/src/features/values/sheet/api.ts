import { api, type components, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inBase64 } from '@/shared/data/inBase64';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { useRefresh } from '../api';

export type SheetLine = components['schemas']['SheetLine'];
export type SheetAction = SheetLine['action'];

/** As many as the server writes at once. */
const most = 200;

/** The file to fill: what the pages of a booklet ask for, or all that the company or one of its sites says. */
export const fetchSheet = ({ booklet, site }: { booklet?: string | undefined; site: string | null }): Promise<Blob> =>
  unwrap(
    booklet === undefined
      ? api.GET('/api/values/sheet', { params: { query: site ? { site } : {} }, parseAs: 'blob' })
      : api.GET('/api/booklets/{booklet_id}/values/sheet', {
          params: { path: { booklet_id: booklet } },
          parseAs: 'blob',
        }),
    { quiet: true },
  ) as Promise<Blob>;

/** What a file would change; nothing is written. */
export const useCheckSheet = (site: string | null) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: async (file: File) => {
      const body = { site, content: await inBase64(file) };
      return (await unwrap(api.POST('/api/values/sheet', { body }), { quiet: true })).lines;
    },
  });

/** Writes what the dry run showed, and nothing else. */
export const useApplySheet = (site: string | null) => {
  const { t } = useTranslation('values');
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: async (lines: readonly SheetLine[]) => {
      const values = lines.map(({ key, after }) => ({ key, value: after }));
      for (let from = 0; from < values.length; from += most)
        await unwrap(api.PUT('/api/values', { body: { site, values: values.slice(from, from + most) } }), {
          quiet: true,
        });
    },
    onSuccess: (_, { length: count }) => notify({ severity: 'success', summary: t('sheet.done', { count }) }),
    onSettled: () => void refresh(),
  });
};
