import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';

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
