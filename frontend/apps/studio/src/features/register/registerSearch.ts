import { choiceOf, idOf, textOf, textsOf } from '@/shared/searchParts';
import type { Channel, Strength } from './api';

export const channels = ['link', 'code', 'account', 'tablet', 'paper', 'import'] as const satisfies readonly Channel[];
export const strengths = [
  'account',
  'personal_link',
  'witnessed',
  'declared',
  'imported',
] as const satisfies readonly Strength[];

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const version = /^\d{1,5}\.\d{1,5}$/;
const language = /^[a-z]{2,3}(-[A-Za-z\d]{2,4})?$/;

/** The filters, the page and the open receipt of a register, as an address has them. */
export type RegisterSearch = {
  recherche?: string | undefined;
  /** One participation, whose receipts alone are shown. */
  personne?: string | undefined;
  version?: string | undefined;
  langue?: string | undefined;
  voie?: Channel | undefined;
  force?: Strength | undefined;
  du?: string | undefined;
  au?: string | undefined;
  valeur?: 'annules' | 'valables' | undefined;
  ordre?: 'nom' | undefined;
  suite?: string[] | undefined;
  accuse?: string | undefined;
};

export const registerSearch = (search: Record<string, unknown>): RegisterSearch => ({
  recherche: textOf(search.recherche),
  personne: idOf(search.personne),
  version: textOf(search.version, { like: version }),
  langue: textOf(search.langue, { like: language }),
  voie: choiceOf(search.voie, channels),
  force: choiceOf(search.force, strengths),
  du: textOf(search.du, { like: day }),
  au: textOf(search.au, { like: day }),
  valeur: choiceOf(search.valeur, ['annules', 'valables']),
  ordre: choiceOf(search.ordre, ['nom']),
  suite: textsOf(search.suite, { longest: 500 }),
  accuse: idOf(search.accuse),
});
