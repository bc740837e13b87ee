import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import type { NewObligation } from '../../types';
import { useRefresh } from '../../useRefresh';
import { useSay } from '../../useSay';

/** A new obligation, checked today by whoever writes it; a draft until it is published. */
export const useCreateObligation = () => {
  const refresh = useRefresh();
  const say = useSay();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: NewObligation) => unwrap(api.POST('/api/library/obligations', { body })),
    onSuccess: () => {
      say('created_obligation');
      void refresh();
    },
  });
};
