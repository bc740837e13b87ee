import { api, unwrap } from '@livretier/api';

/** Everything that is kept about somebody, as a file for them. */
export const fetchUserData = (id: string): Promise<Blob> =>
  unwrap(api.GET('/api/users/{user_id}/data', { params: { path: { user_id: id } }, parseAs: 'blob' }), { quiet: true });
