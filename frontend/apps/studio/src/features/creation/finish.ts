import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import type { BookletOut } from '../../shared/booklet/queries';
import { useKeepBooklet } from './saving/useKeepBooklet';

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
