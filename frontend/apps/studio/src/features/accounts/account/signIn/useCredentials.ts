import { api, type components, unwrap } from '@livretier/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ofPerson } from '../../../../shared/data/ofPerson';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';

export type Credentials = components['schemas']['CredentialsOut'];

export const credentialsQuery = queryOptions({
  queryKey: ['credentials'],
  queryFn: () => unwrap(api.GET('/api/auth/credentials')),
  meta: { ...shownInPlace, ...ofPerson },
});

/** How the signed-in person signs in. */
export const useCredentials = () => useQuery(credentialsQuery);
