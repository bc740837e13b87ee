import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useIsMutating, useQuery } from '@tanstack/react-query';
import { switchingKey } from '../accounts';

const perPage = 8;

export const targetsQuery = (search: string, cursor: string | undefined) =>
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
