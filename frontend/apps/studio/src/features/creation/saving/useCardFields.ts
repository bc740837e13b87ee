import { api, type components, unwrap } from '@livretier/api';
import type { BookletOut } from '../../../shared/booklet/queries';
import { useFields } from '../../../shared/saving/useFields';
import { useKeepBooklet } from './useKeepBooklet';
import { usePlace } from './usePlace';

type Card = Required<
  Pick<components['schemas']['BookletChanges'], 'name' | 'kind' | 'sector' | 'structure' | 'locales'>
>;
type Options = { isReady?: (card: Card) => boolean };

const bringsChapters = (changes: Partial<Card>) => 'sector' in changes || 'kind' in changes;

/** Name, kind, sector, structure and languages of a booklet, as fields that save themselves. */
export const useCardFields = (booklet: BookletOut, options: Options = {}) => {
  const { id, name, kind, sector, structure, locales, reference_locale } = booklet;
  const keep = useKeepBooklet(id);
  return useFields<Card>({
    ...options,
    place: usePlace(id, 'card'),
    /* The reference is no choice. */
    saved: {
      name,
      kind,
      sector: sector?.id ?? null,
      structure,
      locales: locales.filter((one) => one !== reference_locale) as Card['locales'],
    },
    send: async (body) => {
      const params = { path: { booklet_id: id } };
      const saved = await unwrap(api.PATCH('/api/booklets/{booklet_id}', { params, body, keepalive: true }), {
        quiet: true,
      });
      return keep(saved, { plan: bringsChapters(body) });
    },
  });
};
