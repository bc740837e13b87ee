import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import type { ValuesIn } from '../types';
import { useRefresh } from './useRefresh';

/** Writes values, their keepers or the days on which they are looked at again. */
export const useSaveValues = () => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: ValuesIn) => unwrap(api.PUT('/api/values', { body })),
    onSuccess: () => refresh(),
  });
};
