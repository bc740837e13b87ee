import { api, unwrap } from '@livretier/api';
import type { Insertable } from '../source/types';

/** What the texts of a booklet may insert: what the library names, and what the company itself has added. */
export const listInsertable = async (): Promise<Insertable[]> => {
  const [named, kept] = await Promise.all([
    unwrap(api.GET('/api/library/values')),
    unwrap(api.GET('/api/values', { params: { query: {} } })),
  ]);
  const filled = new Map(kept.items.map(({ key, value }) => [key, value]));
  return [
    ...named.items.map((value) => ({ ...value, value: filled.get(value.key) ?? '' })),
    ...kept.items.filter(({ own }) => own),
  ];
};
