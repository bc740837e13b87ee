import { api, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ofPerson } from '../../../shared/data/ofPerson';
import { shownInPlace } from '../../../shared/errors/shownInPlace';

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    meta: { ...shownInPlace, ...ofPerson },
    queryFn: () => unwrap(api.GET('/api/auth/invitation', { params: { query: { token } } })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whom a link invites, and where. */
export const useInvitation = (token: string | undefined) =>
  useQuery({ ...invitationQuery(token ?? ''), enabled: token !== undefined });
