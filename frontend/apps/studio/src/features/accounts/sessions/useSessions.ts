import { api, type components, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ofPerson } from '../../../shared/data/ofPerson';
import { shownInPlace } from '../../../shared/errors/shownInPlace';

export type Device = components['schemas']['SessionOut'];

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => unwrap(api.GET('/api/auth/sessions')),
  meta: { ...shownInPlace, ...ofPerson },
});

/** The devices on which one is signed in. */
export const useSessions = () => useQuery(sessionsQuery);
