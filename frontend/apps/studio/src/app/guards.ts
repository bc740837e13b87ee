import type { SessionUser } from '@/features/accounts';
import { paths } from '@/shared/paths';

type Visit = { path: string; found: boolean; user: Pick<SessionUser, 'terms' | 'second_factor'> | null };
type Detour = typeof paths.signIn | typeof paths.secondFactor | typeof paths.terms | typeof paths.home;

const isTerms = (path: string) => path === paths.terms || path === paths.termsRefused;
const legalTexts: string[] = [paths.termsOfUse, paths.dataProtection, paths.legalNotices, paths.dataProcessing];
const isLegalText = (path: string) => legalTexts.includes(path);
const isOfSession = (path: string) => isTerms(path) || path === paths.secondFactor;
const isAuth = (path: string) => path.startsWith('/auth/');

/* What anybody may check, signed in or not. */
const isForEverybody = (path: string) => path === paths.verification;

/** Whether only somebody signed in, who accepted the terms, sees this page. */
export const isInside = (path: string) => !(isAuth(path) || isForEverybody(path));

/* What somebody signed in has to do first. */
const owed = (path: string, { second_factor, terms }: NonNullable<Visit['user']>): Detour | null => {
  if (second_factor.required && !second_factor.on)
    return path === paths.secondFactor || isLegalText(path) ? null : paths.secondFactor;
  if (!terms.accepted) return path.startsWith('/auth/legal') ? null : paths.terms;
  if (path === paths.root || path === paths.signIn || isTerms(path)) return paths.home;
  return null;
};

/** F2, F3: where a visit must go instead. A page that is not there, or is for everybody, asks nobody to sign in. */
export const detour = ({ path, found, user }: Visit): Detour | null => {
  if (!found || isForEverybody(path)) return null;
  if (user) return owed(path, user);
  return isAuth(path) && !isOfSession(path) ? null : paths.signIn;
};

/** Whether somebody who is turned away from here wants to come back after signing in or accepting the terms. */
export const isDestination = (path: string) => !(path === paths.root || path === paths.home || isAuth(path));
