import { api, unwrap } from '@livretier/api';
import { useFields } from '../../../shared/saving/useFields';
import { useSignedInUser } from '../../accounts';
import { useRefresh } from '../data/useRefresh';
import type { ValueLine } from '../types';

type Texts = Record<string, string>;

/** The informations as fields that save themselves, each under its key; `site`: where what is typed is said. */
export const useValueFields = (lines: readonly ValueLine[], site: string | null) => {
  const refresh = useRefresh();
  const { id: me, company } = useSignedInUser();
  const isNobodys = (key: string) => lines.find((line) => line.key === key)?.owner === null;
  return useFields<Texts>({
    place: `${me} ${company?.id} values ${site ?? ''}`,
    saved: Object.fromEntries(lines.map(({ key, value }) => [key, value])),
    send: async (texts) => {
      /* Who fills what nobody looks after looks after it, until somebody else is asked to. */
      const values = Object.entries(texts).map(([key, value = '']) => ({
        ...{ key, value: value.trim() },
        ...(isNobodys(key) && { owner: me }),
      }));
      await unwrap(api.PUT('/api/values', { body: { site, values }, keepalive: true }), { quiet: true });
      /* What is typed shows until what the server has is there. */
      await refresh(Object.fromEntries(values.map(({ key, value }) => [key, value])));
    },
  });
};
