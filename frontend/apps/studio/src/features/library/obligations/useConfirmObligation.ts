import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from '../useRefresh';
import { useSay } from '../useSay';

/** Say that the reference was read today and still holds. */
export const useConfirmObligation = () => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(api.POST('/api/library/obligations/{obligation_id}/confirm', { params: { path: { obligation_id: id } } })),
    onSuccess: () => {
      say('confirmed');
      void refresh();
    },
  });
};
