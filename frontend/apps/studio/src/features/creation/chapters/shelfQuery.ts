import { api, type components, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bookletKey } from '../../../shared/booklet/queries';

export type ShelfChapter = components['schemas']['ShelfChapter'];

/** The chapters that a booklet may take over. */
export const shelfQuery = (id: string, search: string) =>
  queryOptions({
    queryKey: [...bookletKey(id), 'shelf', search],
    queryFn: () =>
      unwrap(api.GET('/api/booklets/{booklet_id}/shelf', { params: { path: { booklet_id: id }, query: { search } } }), {
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  });
