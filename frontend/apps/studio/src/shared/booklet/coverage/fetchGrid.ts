import { api, unwrap } from '@livretier/api';

/** The grid as a file that a spreadsheet opens. */
export const fetchGrid = (booklet_id: string): Promise<Blob> =>
  unwrap(api.GET('/api/booklets/{booklet_id}/coverage/export', { params: { path: { booklet_id } }, parseAs: 'blob' }), {
    quiet: true,
  });
