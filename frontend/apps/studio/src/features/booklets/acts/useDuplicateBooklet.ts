import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { useRefresh } from '../useRefresh';

/** The same booklet once more, under another name. */
export const useDuplicateBooklet = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (name: string) =>
      unwrap(
        api.POST('/api/booklets/{booklet_id}/duplicate', { params: { path: { booklet_id: id } }, body: { name } }),
      ),
    onSuccess: useRefresh(),
  });
