import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import type { NewObligation } from '../../types';
import { useRefresh } from '../../useRefresh';
import { obligationQuery } from './obligationQuery';

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
