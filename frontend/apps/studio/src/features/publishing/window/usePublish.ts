import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { refreshPublished } from '../refreshPublished';
import type { NewPublication } from '../types';

/** Freezes the booklet as a version; its files are made right after. */
export const usePublish = (booklet_id: string) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewPublication) =>
      unwrap(api.POST('/api/booklets/{booklet_id}/publications', { params: { path: { booklet_id } }, body }), {
        quiet: true,
      }),
    onSuccess: () => void refreshPublished(client, booklet_id),
  });
};
