import { api, unwrap } from '@livretier/api';
import { useFields } from '../../../shared/saving/useFields';
import { useSignedInUser } from '../../accounts';
import { useRefresh } from '../data/useRefresh';
import type { ValueLine } from '../types';

type Texts = Record<string, string>;

/** The informations as fields that save themselves, each under its key; `site`: where what is typed is said. */
export const useValueFields = (lines: readonly ValueLine[], site: string | null) => {
  const refresh = useRefresh();
  return useFields<Texts>({
    place: `${useSignedInUser().id} values ${site ?? 'company'}`,
    saved: Object.fromEntries(lines.map(({ key, value }) => [key, value])),
    send: async (texts) => {
      const values = Object.entries(texts).map(([key, value = '']) => ({ key, value: value.trim() }));
      await unwrap(api.PUT('/api/values', { body: { site, values }, keepalive: true }), { quiet: true });
      /* What is typed shows until what the server has is there. */
      await refresh();
    },
  });
};
