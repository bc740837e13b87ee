import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import type { ValuesIn } from '../types';
import { useRefresh } from './useRefresh';

/** `closing`: the page goes away now, and the call has to outlive it. */
type Saving = ValuesIn & { closing?: boolean };

/** Writes values, their keepers or the days on which they are looked at again. */
export const useSaveValues = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationKey: ['values', 'save'],
    mutationFn: ({ closing = false, ...body }: Saving) => unwrap(api.PUT('/api/values', { body, keepalive: closing })),
    onSuccess: () => void refresh(),
  });
};
