import { choiceOf, textOf, textsOf } from '@/shared/searchParts';

export const newsStates = ['published', 'scheduled', 'draft', 'ended', 'archived'] as const;

/** The filters and the page of the list of news, as its address has them. */
export type NewsSearch = {
  recherche?: string | undefined;
  etat?: (typeof newsStates)[number] | undefined;
  suite?: string[] | undefined;
};

export const newsSearch = (search: Record<string, unknown>): NewsSearch => ({
  recherche: textOf(search.recherche),
  etat: choiceOf(search.etat, newsStates),
  suite: textsOf(search.suite, { longest: 500 }),
});

export const tutorialStatuses = ['published', 'draft', 'archived'] as const;
export const holders = [
  'company_admin',
  'booklet_manager',
  'writer',
  'translator',
  'auditor',
  'library_editor',
  'super_admin',
] as const;

/** Those of the list of tutorials; `role`: what somebody with this role is shown. */
export type TutorialsSearch = {
  recherche?: string | undefined;
  statut?: (typeof tutorialStatuses)[number] | undefined;
  role?: (typeof holders)[number] | undefined;
};

export const tutorialsSearch = (search: Record<string, unknown>): TutorialsSearch => ({
  recherche: textOf(search.recherche),
  statut: choiceOf(search.statut, tutorialStatuses),
  role: choiceOf(search.role, holders),
});
