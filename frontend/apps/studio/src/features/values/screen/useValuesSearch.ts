import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ValuesSearch, valuesSearch } from '../../../shared/valuesSearch';
import type { ValuesQuery } from '../types';

const queryOf = ({ recherche, etat, site }: ValuesSearch): ValuesQuery => ({
  search: recherche ?? '',
  state: etat ?? null,
  site: site ?? null,
});

/** Which informations are asked for, from the address; whatever changes it writes it there. */
export const useValuesSearch = () => {
  const navigate = useNavigate();
  const search = useSearch({ strict: false, select: valuesSearch });
  const write = (next: (old: object) => object) =>
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
  return {
    search,
    wanted: queryOf(search),
    filtered: Boolean(search.recherche || search.etat),
    filter: (change: ValuesSearch) => write((old) => ({ ...old, ...change })),
    clear: () => write((old) => ({ ...old, recherche: undefined, etat: undefined })),
  };
};
