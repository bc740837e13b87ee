import { choiceOf, flagOf, idOf, textOf, textsOf } from '@/shared/searchParts';

export const contracts = [
  'permanent',
  'fixed_term',
  'seasonal',
  'agency',
  'apprentice',
  'trainee',
  'volunteer',
] as const;
export type Contract = (typeof contracts)[number];

/** The languages in which a booklet may be read. */
export const languages = [
  'fr-FR',
  'en-GB',
  'es-ES',
  'pt-PT',
  'de-DE',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'ro-RO',
  'tr-TR',
  'uk-UA',
  'ar',
] as const;

const presences = ['left', 'all'] as const;

/** The filters and the page of the list of people, as its address has them. */
export type PeopleSearch = {
  recherche?: string | undefined;
  site?: string | undefined;
  groupe?: string | undefined;
  contrat?: Contract | undefined;
  langue?: (typeof languages)[number] | undefined;
  sansEmail?: boolean | undefined;
  presence?: (typeof presences)[number] | undefined;
  suite?: string[] | undefined;
};

export const peopleSearch = (search: Record<string, unknown>): PeopleSearch => ({
  recherche: textOf(search.recherche),
  site: idOf(search.site),
  groupe: idOf(search.groupe),
  contrat: choiceOf(search.contrat, contracts),
  langue: choiceOf(search.langue, languages),
  sansEmail: flagOf(search.sansEmail),
  presence: choiceOf(search.presence, presences),
  suite: textsOf(search.suite, { longest: 500 }),
});

export const isContract = (value: string): value is Contract => contracts.some((contract) => contract === value);
