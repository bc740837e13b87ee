import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewMembership } from '../types';
import { userQuery } from '../useUser';

const useRefresh = (id: string) => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: userQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: ['users', 'list'] }),
    ]);
};

export const useAddMembership = (id: string) =>
  useMutation({
    mutationFn: (body: NewMembership) =>
      unwrap(api.POST('/api/users/{user_id}/memberships', { params: { path: { user_id: id } }, body })),
    onSuccess: useRefresh(id),
  });

export const useRemoveMembership = (id: string) =>
  useMutation({
    mutationFn: (membershipId: string) =>
      unwrap(
        api.DELETE('/api/users/{user_id}/memberships/{membership_id}', {
          params: { path: { user_id: id, membership_id: membershipId } },
        }),
      ),
    onSuccess: useRefresh(id),
  });
