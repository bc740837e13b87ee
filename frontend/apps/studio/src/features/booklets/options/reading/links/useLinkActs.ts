import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../../../shared/errors/shownInPlace';
import type { NewReadingLink } from '../../../types';
import { useRefresh } from '../../../useRefresh';

export const useCreateLink = (bookletId: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewReadingLink) =>
      unwrap(
        api.POST('/api/booklets/{booklet_id}/reading/links', { params: { path: { booklet_id: bookletId } }, body }),
      ),
    onSuccess: useRefresh(),
  });

export const useRevokeLink = (bookletId: string) =>
  useMutation({
    mutationFn: (link: string) =>
      unwrap(
        api.POST('/api/booklets/{booklet_id}/reading/links/{link_id}/revoke', {
          params: { path: { booklet_id: bookletId, link_id: link } },
        }),
      ),
    onSuccess: useRefresh(),
  });
