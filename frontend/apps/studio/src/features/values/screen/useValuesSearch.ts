import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ValuesSearch, valuesSearch } from '../../../shared/valuesSearch';
import type { ValuesQuery } from '../types';

/* The state is looked at here: what is filled under the filter "to fill" stays until another one is chosen. */
const queryOf = ({ recherche, site }: ValuesSearch): ValuesQuery => ({
  search: recherche ?? '',
  state: null,
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
