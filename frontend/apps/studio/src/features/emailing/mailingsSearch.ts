import { textOf, textsOf } from '@/shared/searchParts';

/** What a list of mailings or of their recipients is narrowed to, as its address has it; its screen knows the states. */
export type MailingsSearch = {
  etat?: string | undefined;
  recherche?: string | undefined;
  suite?: string[] | undefined;
};

export const mailingsSearch = (search: Record<string, unknown>): MailingsSearch => ({
  etat: textOf(search.etat, { longest: 20 }),
  recherche: textOf(search.recherche),
  suite: textsOf(search.suite, { longest: 500 }),
});
