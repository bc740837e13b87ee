import { api, unwrap } from '@livretier/api';

/** Everything that is kept about the signed-in person, as a file. */
export const fetchOwnData = (): Promise<Blob> =>
  unwrap(api.GET('/api/auth/data', { parseAs: 'blob' }), { quiet: true });
