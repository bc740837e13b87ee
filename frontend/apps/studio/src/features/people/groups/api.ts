import { api, type components, unwrap } from '@livretier/api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@/shared/errors/shownInPlace';

export type Group = components['schemas']['GroupOut'];

const most = 100;
const groupsKey = ['people', 'groups'] as const;

const fetchGroups = async () => {
  const groups: Group[] = [];
  let cursor: string | null = null;
  do {
    const page: components['schemas']['GroupPage'] = await unwrap(
      api.GET('/api/people/groups', { params: { query: { cursor, limit: most } } }),
    );
    groups.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return groups;
};

/** Every group of the company: there are a few hundred at most. */
export const groupsQuery = queryOptions({ queryKey: groupsKey, meta: shownInPlace, queryFn: fetchGroups });

export const useGroups = () => useQuery(groupsQuery);

const useRefresh = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: groupsKey });
};

/** A new group, or another name for one. */
export const useSaveGroup = (id: string | undefined) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (name: string) =>
      id === undefined
        ? unwrap(api.POST('/api/people/groups', { body: { name } }))
        : unwrap(api.PATCH('/api/people/groups/{group_id}', { params: { path: { group_id: id } }, body: { name } })),
    onSuccess: useRefresh(),
  });

export const useRemoveGroup = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      unwrap(api.DELETE('/api/people/groups/{group_id}', { params: { path: { group_id: id } } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['people'] }),
  });
};
