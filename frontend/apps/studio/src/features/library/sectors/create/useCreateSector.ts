import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import type { NewSector } from '../../types';
import { useRefresh } from '../../useRefresh';
import { useSay } from '../../useSay';

/** A new sector, a draft until it is published. */
export const useCreateSector = () => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewSector) => unwrap(api.POST('/api/library/sectors', { body })),
    onSuccess: () => {
      say('created_sector');
      void refresh();
    },
  });
};
