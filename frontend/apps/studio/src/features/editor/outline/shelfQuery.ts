import { api, unwrap } from '@livretier/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bookletKey } from '../../../shared/booklet/queries';

/** The chapters of the library that a booklet may take over. */
export const shelfQuery = (bookletId: string, search: string) =>
  queryOptions({
    queryKey: [...bookletKey(bookletId), 'shelf', search],
    queryFn: async () => {
      const params = { path: { booklet_id: bookletId }, query: { search } };
      return (await unwrap(api.GET('/api/booklets/{booklet_id}/shelf', { params }))).items;
    },
    placeholderData: keepPreviousData,
  });
