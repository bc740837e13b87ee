import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { useKeepReading } from './useKeepReading';

/** Another code: devices that came with the former one enter it anew. */
export const useChangeCode = (id: string) =>
  useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/booklets/{booklet_id}/reading/code', { params: { path: { booklet_id: id } } })),
    onSuccess: useKeepReading(id),
  });
