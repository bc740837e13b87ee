import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import type { OwnValueIn } from '../types';
import { useRefresh } from './useRefresh';

/** An information that the library does not know. */
export const useAddOwnValue = () => {
  const refresh = useRefresh();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: OwnValueIn) => unwrap(api.POST('/api/values', { body })),
    onSuccess: () => refresh(),
  });
};

/** One that no page inserts goes away. */
export const useRemoveOwnValue = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (key: string) => unwrap(api.DELETE('/api/values/{key}', { params: { path: { key } } })),
    onSuccess: () => refresh(),
  });
};
