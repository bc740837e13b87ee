import { api, unwrap } from '@livretier/api';
import { queryOptions, useIsMutating, useQuery } from '@tanstack/react-query';
import { switchingKey } from '../accounts';
import type { Target } from './types';

export const targetQuery = (person: string | undefined) =>
  queryOptions({
    queryKey: ['switchTargets', 'one', person],
    queryFn: async (): Promise<Target | null> => {
      const query = { person: person ?? null, limit: 1 };
      const { items } = await unwrap(api.GET('/api/admin/identity/targets', { params: { query } }));
      return items[0] ?? null;
    },
  });

/** The person whom one chose; null when there is nobody of that id for us. */
export const useTarget = (person: string | undefined) => {
  const leaving = useIsMutating({ mutationKey: switchingKey }) > 0;
  return useQuery({ ...targetQuery(person), enabled: person !== undefined && !leaving });
};
