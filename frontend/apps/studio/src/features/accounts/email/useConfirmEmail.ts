import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { sessionQuery } from '../session/sessionQuery';

/** Take the address to which the link was sent; whoever is signed in here may be the one whose it is. */
export const useConfirmEmail = () => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (token: string) => unwrap(api.POST('/api/auth/email/confirmation', { body: { token } })),
    onSuccess: async () => {
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      void client.invalidateQueries({ queryKey: ['credentials'] });
    },
  });
};
