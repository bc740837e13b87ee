import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import type { PersonChanges } from '../types';
import { userQuery } from '../useUser';

/** Write what was changed of somebody's account. */
export const useSaveUser = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: PersonChanges) =>
      unwrap(api.PATCH('/api/users/{user_id}', { params: { path: { user_id: id } }, body })),
    onSuccess: ({ message: _, ...saved }) => {
      client.setQueryData(userQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['users', 'list'] });
    },
  });
};
