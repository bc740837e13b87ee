import { choiceOf, flagOf, idOf, textOf, textsOf } from '@/shared/searchParts';

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const action = /^\w+(\.\w+)?$/;

/** The filters, the page and the open line of the journal, as its address has them. */
export type JournalSearch = {
  recherche?: string | undefined;
  jour?: string | undefined;
  action?: string | undefined;
  emprunts?: true | undefined;
  ordre?: 'anciennes' | undefined;
  suite?: string[] | undefined;
  ligne?: string | undefined;
};

export const journalSearch = (search: Record<string, unknown>): JournalSearch => ({
  recherche: textOf(search.recherche),
  jour: textOf(search.jour, { like: day }),
  action: textOf(search.action, { like: action }),
  emprunts: flagOf(search.emprunts),
  ordre: choiceOf(search.ordre, ['anciennes']),
  suite: textsOf(search.suite, { longest: 500 }),
  ligne: idOf(search.ligne),
});
