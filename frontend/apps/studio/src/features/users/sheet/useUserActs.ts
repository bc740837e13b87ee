import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PersonDetails } from '../types';
import { userQuery } from '../useUser';

type Saved = PersonDetails & { message: string };

/** One call upon somebody's account; the sheet and the list then say what it has become. */
const useAct = (id: string, call: (id: string) => Promise<Saved>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(id),
    onSuccess: ({ message: _, ...saved }) => {
      client.setQueryData(userQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['users', 'list'] });
    },
  });
};

const named = (id: string) => ({ params: { path: { user_id: id } } });

export const useSuspendUser = (id: string) =>
  useAct(id, (one) => unwrap(api.POST('/api/users/{user_id}/suspend', named(one))));

export const useRestoreUser = (id: string) =>
  useAct(id, (one) => unwrap(api.POST('/api/users/{user_id}/restore', named(one))));

export const useResendInvitation = (id: string) =>
  useAct(id, (one) => unwrap(api.POST('/api/users/{user_id}/invitation', named(one))));

/** Erase the account, or end its membership: the answer says which. */
export const useDeleteUser = (id: string, onGone: () => unknown) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/users/{user_id}', named(id))),
    onSuccess: async () => {
      await onGone();
      client.removeQueries({ queryKey: userQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: ['users', 'list'] });
    },
  });
};
