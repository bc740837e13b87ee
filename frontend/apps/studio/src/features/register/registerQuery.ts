import type { RegisterQuery } from './api';
import type { RegisterSearch } from './registerSearch';

const cancelled = { annules: true, valables: false } as const;

/** What the server is asked. */
export const queryOf = (search: RegisterSearch): RegisterQuery => ({
  search: search.recherche ?? '',
  participant: search.personne ?? null,
  version: search.version ?? '',
  locale: search.langue ?? '',
  channel: search.voie ?? null,
  strength: search.force ?? null,
  cancelled: search.valeur ? cancelled[search.valeur] : null,
  from: search.du ?? null,
  to: search.au ?? null,
  order: search.ordre ? 'name' : 'newest',
});

const filters = ['recherche', 'personne', 'version', 'langue', 'voie', 'force', 'du', 'au', 'valeur'] as const;

export type Filters = Pick<RegisterSearch, (typeof filters)[number] | 'ordre'>;

export const isFiltered = (search: RegisterSearch) => filters.some((part) => search[part] !== undefined);

/** Every filter taken away. */
export const unfiltered: Filters = Object.fromEntries(filters.map((part) => [part, undefined]));
