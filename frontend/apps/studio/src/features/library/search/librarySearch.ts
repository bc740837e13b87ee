import { choiceOf, flagOf, idOf, textOf, textsOf } from '@/shared/searchParts';

export const chapterStatuses = ['published', 'in_review', 'draft', 'retired'] as const;
export const contentStatuses = ['published', 'draft', 'archived'] as const;
export const levels = ['mandatory', 'recommended'] as const;
export const scopes = ['company', 'platform'] as const;

/** The filters and the page of the list of chapters, as its address has them. */
export type ChaptersSearch = {
  recherche?: string | undefined;
  statut?: (typeof chapterStatuses)[number] | undefined;
  secteur?: string | undefined;
  obligation?: string | undefined;
  origine?: (typeof scopes)[number] | undefined;
  suite?: string[] | undefined;
};

export const chaptersSearch = (search: Record<string, unknown>): ChaptersSearch => ({
  recherche: textOf(search.recherche),
  statut: choiceOf(search.statut, chapterStatuses),
  secteur: idOf(search.secteur),
  obligation: idOf(search.obligation),
  origine: choiceOf(search.origine, scopes),
  suite: textsOf(search.suite, { longest: 500 }),
});

/** Which tab of a chapter is open: how far which release has come, on which page of its companies. */
export type ChapterSearch = {
  vue?: 'adoption' | undefined;
  version?: number | undefined;
  suite?: string[] | undefined;
};

export const chapterSearch = (search: Record<string, unknown>): ChapterSearch => ({
  vue: choiceOf(search.vue, ['adoption'] as const),
  version: /^[1-9]\d{0,8}$/.test(String(search.version)) ? Number(search.version) : undefined,
  suite: textsOf(search.suite, { longest: 500 }),
});

/** Those of the list of sectors. */
export type SectorsSearch = {
  recherche?: string | undefined;
  statut?: (typeof contentStatuses)[number] | undefined;
  suite?: string[] | undefined;
};

export const sectorsSearch = (search: Record<string, unknown>): SectorsSearch => ({
  recherche: textOf(search.recherche),
  statut: choiceOf(search.statut, contentStatuses),
  suite: textsOf(search.suite, { longest: 500 }),
});

/** Those of the list of obligations. */
export type ObligationsSearch = {
  recherche?: string | undefined;
  statut?: (typeof contentStatuses)[number] | undefined;
  secteur?: string | undefined;
  niveau?: (typeof levels)[number] | undefined;
  aVerifier?: true | undefined;
  doute?: true | undefined;
  suite?: string[] | undefined;
};

export const obligationsSearch = (search: Record<string, unknown>): ObligationsSearch => ({
  recherche: textOf(search.recherche),
  statut: choiceOf(search.statut, contentStatuses),
  secteur: idOf(search.secteur),
  niveau: choiceOf(search.niveau, levels),
  aVerifier: flagOf(search.aVerifier),
  doute: flagOf(search.doute),
  suite: textsOf(search.suite, { longest: 500 }),
});

/** A new obligation may begin with the sector from which it is added. */
export const newObligationSearch = (search: Record<string, unknown>): { secteur?: string | undefined } => ({
  secteur: idOf(search.secteur),
});
