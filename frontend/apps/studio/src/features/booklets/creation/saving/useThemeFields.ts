import { api, unwrap } from '@livretier/api';
import { useQueryClient } from '@tanstack/react-query';
import { type BookletOut, bookletQuery } from '@/features/booklets/api';
import { useFields } from '@/shared/saving/useFields';
import { useKeepBooklet } from './useKeepBooklet';
import { usePlace } from './usePlace';

type Theme = BookletOut['theme'];

/** Logo, colours, fonts and cover of a booklet, as fields that save themselves; each field is changed as a whole. */
export const useThemeFields = ({ id, theme }: BookletOut) => {
  const client = useQueryClient();
  const keep = useKeepBooklet();
  return useFields<Theme>({
    place: usePlace(id, 'theme'),
    saved: theme,
    send: async (changes) => {
      const newest = client.getQueryData(bookletQuery(id).queryKey)?.theme ?? theme;
      const params = { path: { booklet_id: id } };
      const body = { ...newest, ...changes };
      const put = api.PUT('/api/booklets/{booklet_id}/theme', { params, body, keepalive: true });
      return keep(await unwrap(put, { quiet: true }));
    },
  });
};
