import { api, type components, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useIsMutating, useQuery } from '@tanstack/react-query';
import { switchingKey } from '../accounts';

export type Target = components['schemas']['SwitchTargetOut'];

export const nameOf = ({ first_name, last_name }: Pick<Target, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

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

const perPage = 8;

const targetsQuery = (search: string, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['switchTargets', 'list', search, cursor],
    queryFn: () =>
      unwrap(
        api.GET('/api/admin/identity/targets', {
          params: { query: { search, cursor: cursor ?? null, limit: perPage } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One page of the people around; the former one stays until it is here. */
export const useTargets = (search: string, cursor: string | undefined) => {
  const leaving = useIsMutating({ mutationKey: switchingKey }) > 0;
  return useQuery({ ...targetsQuery(search, cursor), enabled: !leaving });
};
