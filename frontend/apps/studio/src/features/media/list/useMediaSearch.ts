import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { paths } from '@/shared/paths';
import type { MediaQuery } from '../api';
import type { MediaSearch } from '../mediaSearch';

/** The ways between the list and the file that is open beside it; the filters stay, and the list does not move. */
export const useOpenMedia = () => {
  const navigate = useNavigate();
  const keep = { search: true, resetScroll: false } as const;
  return {
    open: (id: string) => void navigate({ to: paths.mediaFile, params: { id }, ...keep }),
    close: (options?: { ignoreBlocker: boolean }) => navigate({ to: paths.media, ...keep, ...options }),
  };
};

const route = getRouteApi(`/admin${paths.media}`);

const only = {
  'sans-description': 'without_description',
  inutilises: 'unused',
  droits: 'rights_expiring',
  doublons: 'duplicates',
  corbeille: 'trash',
} as const;
const sorts = { nom: 'name', lourds: 'largest' } as const;

const queryOf = ({ recherche, type, dossier, filtre, tri }: MediaSearch): MediaQuery => ({
  search: recherche ?? '',
  kind: type ?? null,
  folder: dossier ?? null,
  only: filtre ? only[filtre] : null,
  sort: tri ? sorts[tri] : 'newest',
});

/** What the library is asked, from the address; whatever changes it writes it there. */
export const useMediaSearch = () => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const quietly = { replace: true, resetScroll: false } as const;
  return {
    search,
    wanted: queryOf(search),
    filtered: Boolean(search.recherche || search.type || search.dossier || search.filtre),
    inTrash: search.filtre === 'corbeille',
    filter: (change: MediaSearch) => void navigate({ to: '.', search: (old) => ({ ...old, ...change }), ...quietly }),
    clear: () => void navigate({ to: '.', search: { tri: search.tri }, ...quietly }),
  };
};

export type Asked = ReturnType<typeof useMediaSearch>;
