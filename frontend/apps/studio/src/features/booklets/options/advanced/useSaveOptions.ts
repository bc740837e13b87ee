import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import type { OptionsChanges } from '../../types';
import { useRefresh } from '../../useRefresh';
import { optionsQuery } from './optionsQuery';

/** Keep how a booklet is read and handed over. */
export const useSaveOptions = (id: string) => {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: OptionsChanges) =>
      unwrap(api.PATCH('/api/booklets/{booklet_id}/options', { params: { path: { booklet_id: id } }, body })),
    onSuccess: (saved) => {
      client.setQueryData(optionsQuery(id).queryKey, saved);
      void refresh();
    },
  });
};
