import { api, type components, type paths, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '@/shared/errors/shownInPlace';

export type Person = components['schemas']['UserOut'];
export type PersonDetails = components['schemas']['UserDetails'];
export type PersonChanges = components['schemas']['UserChangesIn'];
type NewMembership = components['schemas']['MembershipIn'];
export type Invitation = components['schemas']['InvitationIn'];
export type PendingInvitation = components['schemas']['InvitationOut'];
export type RoleTable = components['schemas']['RoleTable'];
export type Role = components['schemas']['Role'];
export type UserQuery = Omit<NonNullable<paths['/api/users']['get']['parameters']['query']>, 'cursor' | 'limit'>;

/** Every page of the list, whatever it is asked. */
const userListKey = ['users', 'list'] as const;

const most = 100;

const companyChoicesQuery = queryOptions({
  queryKey: ['users', 'companies'],
  queryFn: () => unwrap(api.GET('/api/users/companies', { params: { query: { limit: most } } })),
});

/** The companies in which one may put people: for those who administer them all. */
export const useCompanyChoices = (enabled: boolean) => useQuery({ ...companyChoicesQuery, enabled }).data?.items ?? [];

const rolesQuery = queryOptions({
  queryKey: ['users', 'roles'],
  queryFn: () => unwrap(api.GET('/api/roles')),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The roles that one may give, and what each may do. */
export const useRoles = () => useQuery(rolesQuery);

const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    meta: shownInPlace,
    queryFn: () => unwrap(api.GET('/api/users/{user_id}', { params: { path: { user_id: id } } })),
  });

/** Somebody whom one administers. */
export const useUser = (id: string) => useQuery(userQuery(id));

const perPage = 25;

const usersQuery = (wanted: UserQuery, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...userListKey, wanted, cursor],
    queryFn: () =>
      unwrap(api.GET('/api/users', { params: { query: { ...wanted, cursor: cursor ?? null, limit: perPage } } })),
    placeholderData: keepPreviousData,
  });

/** One page of the people whom one administers; the former one stays until it is here. */
export const useUsers = (wanted: UserQuery, cursor: string | undefined) => useQuery(usersQuery(wanted, cursor));

/** Send an invitation; the answer is the same for somebody who already has an account. */
export const useInviteUser = () => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: Invitation) => unwrap(api.POST('/api/users', { body })),
    onSuccess: () =>
      Promise.all([userListKey, invitationsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};

const invitationsKey = ['users', 'invitations'] as const;

const invitationsQuery = (company: string | undefined) =>
  queryOptions({
    queryKey: [...invitationsKey, company],
    meta: shownInPlace,
    queryFn: () =>
      unwrap(api.GET('/api/invitations', { params: { query: { company: company ?? null, limit: perPage } } })),
  });

/** The newest of those who were asked to join and have not answered. */
export const useInvitations = (company: string | undefined) => useQuery(invitationsQuery(company));

const useInvitationAct = (call: (id: string) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey }),
  });
};

const invited = (id: string) => ({ params: { path: { invitation_id: id } } });

/** Another letter, and seven more days. */
export const useRenewInvitation = () =>
  useInvitationAct((id) => unwrap(api.POST('/api/invitations/{invitation_id}/letter', invited(id))));

export const useWithdrawInvitation = () =>
  useInvitationAct((id) => unwrap(api.DELETE('/api/invitations/{invitation_id}', invited(id))));

/** Everything that is kept about somebody, as a file for them. */
export const fetchUserData = (id: string): Promise<Blob> =>
  unwrap(api.GET('/api/users/{user_id}/data', { params: { path: { user_id: id } }, parseAs: 'blob' }), { quiet: true });

const useRefresh = (id: string) => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: userQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: userListKey }),
      client.invalidateQueries({ queryKey: invitationsKey }),
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

/** Write what was changed of somebody's account. */
export const useSaveUser = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: PersonChanges) =>
      unwrap(api.PATCH('/api/users/{user_id}', { params: { path: { user_id: id } }, body })),
    onSuccess: ({ message: _, ...saved }) => {
      client.setQueryData(userQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: userListKey });
    },
  });
};

type Saved = PersonDetails & { message: string };

/** One call upon somebody's account; the sheet and the list then say what it has become. */
const useAct = (id: string, call: (id: string) => Promise<Saved>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(id),
    onSuccess: ({ message: _, ...saved }) => {
      client.setQueryData(userQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: userListKey });
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
      void client.invalidateQueries({ queryKey: userListKey });
    },
  });
};
