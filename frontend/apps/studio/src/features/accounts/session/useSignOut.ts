import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { destination } from '../../../shared/destination';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { mayLeave } from '../../../shared/forms/unsaved';
import { paths } from '../../../shared/paths';
import { openSession } from './openSession';

/** End the session and forget everything that was read during it. */
export const useSignOut = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    meta: shownInPlace,
    mutationFn: async () => {
      const leaves = await mayLeave();
      if (leaves) await unwrap(api.POST('/api/auth/logout'));
      return leaves;
    },
    onSuccess: async (left) => {
      if (!left) return;
      openSession(client, null);
      destination.take();
      await navigate({ to: paths.signIn, ignoreBlocker: true });
    },
  });
};
