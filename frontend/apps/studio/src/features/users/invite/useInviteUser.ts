import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import type { Invitation } from '../types';

/** Send an invitation; the answer is the same for somebody who already has an account. */
export const useInviteUser = () => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: Invitation) => unwrap(api.POST('/api/users', { body })),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['users', 'list'] }),
  });
};
