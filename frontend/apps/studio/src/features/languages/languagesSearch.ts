import { choiceOf, flagOf, textOf, textsOf } from '@/shared/searchParts';

const like = /^[A-Za-z0-9-]+$/;
const codeOf = (value: unknown) => textOf(value, { longest: 35, like });

/** What stands beside the list of languages: one of them, or the form of another. */
export type LanguagesSearch = { langue?: string | undefined; ajouter?: true | undefined };

export const languagesSearch = (search: Record<string, unknown>): LanguagesSearch => ({
  langue: codeOf(search.langue),
  ajouter: flagOf(search.ajouter),
});

export const shownStates = ['to_do', 'to_review', 'outdated'] as const;

/** Which texts are shown, in which language. */
export type TranslationsSearch = {
  langue?: string | undefined;
  etat?: (typeof shownStates)[number] | undefined;
  ecran?: string | undefined;
  recherche?: string | undefined;
  suite?: string[] | undefined;
};

export const translationsSearch = (search: Record<string, unknown>): TranslationsSearch => ({
  langue: codeOf(search.langue),
  etat: choiceOf(search.etat, shownStates),
  ecran: textOf(search.ecran, { longest: 60 }),
  recherche: textOf(search.recherche),
  suite: textsOf(search.suite, { longest: 500 }),
});
