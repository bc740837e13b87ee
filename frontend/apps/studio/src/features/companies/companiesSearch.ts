import { choiceOf, textOf, textsOf } from '@/shared/searchParts';

export const companyKinds = [
  'company',
  'training',
  'apprenticeship',
  'health',
  'social_care',
  'public',
  'hospitality',
] as const;
export const companyStatuses = ['active', 'suspended', 'archived', 'purged'] as const;

/** The filters and the page of the list of companies, as its address has them. */
export type CompaniesSearch = {
  recherche?: string | undefined;
  type?: (typeof companyKinds)[number] | undefined;
  statut?: (typeof companyStatuses)[number] | undefined;
  suite?: string[] | undefined;
};

export const companiesSearch = (search: Record<string, unknown>): CompaniesSearch => ({
  recherche: textOf(search.recherche),
  type: choiceOf(search.type, companyKinds),
  statut: choiceOf(search.statut, companyStatuses),
  suite: textsOf(search.suite, { longest: 500 }),
});
