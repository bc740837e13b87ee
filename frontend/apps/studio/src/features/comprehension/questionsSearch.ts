import { choiceOf, idOf, textsOf } from '@/shared/searchParts';

/** Which questions are listed, the page of the list and the one that is open, as an address has them. */
export type QuestionsSearch = {
  statut?: 'repondues' | undefined;
  /** The page of the booklet that they are about. */
  page?: string | undefined;
  suite?: string[] | undefined;
  question?: string | undefined;
};

export const questionsSearch = (search: Record<string, unknown>): QuestionsSearch => ({
  statut: choiceOf(search.statut, ['repondues']),
  page: idOf(search.page),
  suite: textsOf(search.suite, { longest: 500 }),
  question: idOf(search.question),
});
