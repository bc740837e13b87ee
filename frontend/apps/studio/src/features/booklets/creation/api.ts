import { api, type components, unwrap } from '@livretier/api';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { BookletOut } from '@/features/booklets/api';
import { useKeepBooklet } from './saving/useKeepBooklet';

export type SectorChoice = components['schemas']['SectorChoice'];
type Kind = components['schemas']['BookletOut']['kind'];

/** The sectors that a booklet of this kind may start from. */
export const sectorsQuery = (kind: Kind) =>
  queryOptions({
    queryKey: ['booklets', 'sectors', kind],
    queryFn: () => unwrap(api.GET('/api/booklets/sectors', { params: { query: { kind } } }), { quiet: true }),
  });

/** Ends the creation: the booklet is a draft from now on. One that is already is left as it is. */
export const useFinishBooklet = (booklet: BookletOut) => {
  const keep = useKeepBooklet();
  return useMutation({
    mutationFn: async () => {
      if (booklet.status !== 'building') return booklet;
      const params = { path: { booklet_id: booklet.id } };
      return keep(await unwrap(api.POST('/api/booklets/{booklet_id}/finish', { params }), { quiet: true }));
    },
  });
};
