import { choiceOf, idOf, textOf, textsOf } from '@/shared/searchParts';

export const statuses = ['active', 'invited', 'suspended'] as const;
export const roles = [
  'company_admin',
  'booklet_manager',
  'writer',
  'translator',
  'auditor',
  'library_editor',
  'super_admin',
] as const;

/** The filters and the page of the list of people, as its address has them. */
export type UsersSearch = {
  recherche?: string | undefined;
  entreprise?: string | undefined;
  role?: (typeof roles)[number] | undefined;
  statut?: (typeof statuses)[number] | undefined;
  suite?: string[] | undefined;
};

export const usersSearch = (search: Record<string, unknown>): UsersSearch => ({
  recherche: textOf(search.recherche),
  entreprise: idOf(search.entreprise),
  role: choiceOf(search.role, roles),
  statut: choiceOf(search.statut, statuses),
  suite: textsOf(search.suite, { longest: 500 }),
});
