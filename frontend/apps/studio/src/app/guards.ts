import type { SessionUser } from '../features/accounts';
import { type Path, paths } from '../shared/paths';

type Visit = { path: string; known: boolean; user: Pick<SessionUser, 'terms'> | null };

const isTerms = (path: string) => path === paths.terms || path === paths.termsRefused;

/** Where a visit must go instead, in the order of the specification: page, then session and terms. */
export const detour = ({ path, known, user }: Visit): Path | null => {
  if (!known) return null;
  if (!user) return path.startsWith('/auth/') && !isTerms(path) ? null : paths.signIn;
  if (!user.terms.accepted) return path.startsWith('/auth/legal') ? null : paths.terms;
  if (path === paths.root || path === paths.signIn || isTerms(path)) return paths.home;
  return null;
};
