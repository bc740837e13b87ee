import { api, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Handled } from '../types';

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

export const useTrashMedia = () =>
  useAct((ids: readonly string[]) => unwrap(api.POST('/api/media/trash', chosen(ids))));

export const useRestoreMedia = () =>
  useAct((ids: readonly string[]) => unwrap(api.POST('/api/media/restorations', chosen(ids))));

/** `onGone` leaves the screens that would ask for what is no more. */
export const useDeleteMedia = (onGone?: () => unknown) =>
  useAct((ids: readonly string[]) => unwrap(api.POST('/api/media/deletions', chosen(ids))), onGone);

type Move = { ids: readonly string[]; folderId: string | null };

export const useMoveMedia = () =>
  useAct(({ ids, folderId }: Move) =>
    unwrap(api.POST('/api/media/moves', { body: { file_ids: [...ids], folder_id: folderId } })),
  );
