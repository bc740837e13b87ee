import { api, type components, unwrap } from '@livretier/api';
import type { BookletOut } from '@/features/booklets/api';
import { useFields } from '@/shared/saving/useFields';
import { isLongEnough } from '../content/name/rules';
import { useKeepBooklet } from './useKeepBooklet';
import { usePlace } from './usePlace';

type Changes = components['schemas']['BookletChanges'];
export type Card = Required<Pick<Changes, 'name' | 'kind' | 'sector' | 'structure' | 'locales'>>;

const bringsChapters = (changes: Partial<Card>) => 'sector' in changes || 'kind' in changes;

const withoutShortName = ({ name, ...others }: Partial<Card>): Partial<Card> =>
  name !== undefined && name !== null && isLongEnough(name) ? { name, ...others } : others;

/** Name, kind, sector, structure and languages of a booklet, as fields that save themselves. */
export const useCardFields = (booklet: BookletOut) => {
  const { id, name, kind, sector, structure, locales, reference_locale } = booklet;
  const keep = useKeepBooklet();
  /* The reference is no choice. */
  const others = locales.filter((one) => one !== reference_locale) as Card['locales'];
  return useFields<Card>({
    place: usePlace(id, 'card'),
    saved: { name, kind, sector: sector?.id ?? null, structure, locales: others },
    ready: withoutShortName,
    send: async (body) => {
      const params = { path: { booklet_id: id } };
      const patch = api.PATCH('/api/booklets/{booklet_id}', { params, body, keepalive: true });
      return keep(await unwrap(patch, { quiet: true }), { plan: bringsChapters(body) });
    },
  });
};
