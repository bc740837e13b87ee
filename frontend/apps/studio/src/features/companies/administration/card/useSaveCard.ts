import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import type { CardChanges } from '../types';
import { useRefresh } from '../useRefresh';

/** Keep what was changed on a card. */
export const useSaveCard = (id: string) => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: CardChanges) =>
      unwrap(api.PATCH('/api/companies/{company_id}', { params: { path: { company_id: id } }, body })),
    onSuccess: refresh,
  });
};
