import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { useRefresh } from '../useRefresh';

/** Somebody else answers for the booklet. */
export const useTransferBooklet = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (user: string) =>
      unwrap(api.POST('/api/booklets/{booklet_id}/transfer', { params: { path: { booklet_id: id } }, body: { user } })),
    onSuccess: useRefresh(),
  });
