import { z } from '@/shared/forms/zod';
import type { CardChanges, CompanyCard } from '../api';

export const questions = [
  'works_council',
  'public_employer',
  'public_access',
  'remote_work',
  'minors',
  'staff_housing',
  'certifying_training',
  'training_over_500_hours',
  'older_residents',
  'disabled_residents',
] as const;
export type Question = (typeof questions)[number];
/** What is absent is not answered yet. */
export type Answers = Partial<Record<Question, boolean>>;

const count = (least: number, most: number) => z.number().int().min(least).max(most);

/** What the form checks by itself; the rest is the server's to refuse, beside its field. */
export const cardSchema = z.object({
  name: z.string().trim().min(2).max(150),
  kind: z.enum(['company', 'training', 'apprenticeship', 'health', 'social_care', 'public', 'hospitality']),
  siret: z.string().max(30),
  address: z.string().max(200),
  postal_code: z.string().max(10),
  city: z.string().max(100),
  timezone: z.string().min(1),
  locales: z.array(z.string()),
  headcount: count(0, 1_000_000).nullable(),
  situation: z.partialRecord(z.enum(questions), z.boolean()),
  second_factor_required: z.boolean(),
  session_idle_minutes: count(5, 480),
  session_hours: count(1, 24),
  primary_color: z.string(),
  accent_color: z.string(),
  font: z.string(),
  dpo_contact: z.string().max(200),
  privacy_notice: z.string().max(10_000),
  people_months: count(1, 60),
  journal_months: count(6, 36),
  storage_bytes: z.number().min(0).max(1e14),
  published_booklets: count(0, 100_000),
  people: count(0, 10_000_000),
  mails_per_month: count(0, 100_000_000),
  hosting_certified: z.boolean(),
});

export type CardValues = z.infer<typeof cardSchema>;
export type CardField = keyof CardValues;

const fields = Object.keys(cardSchema.shape) as CardField[];

/** The kinds of company that a question is for; every kind when it is not here. */
const askedOnly: Partial<Record<Question, readonly CardValues['kind'][]>> = {
  certifying_training: ['training', 'apprenticeship'],
  training_over_500_hours: ['training', 'apprenticeship'],
  older_residents: ['social_care', 'health'],
  disabled_residents: ['social_care', 'health'],
};

/** The questions of a company of this kind; an answer that counts is never out of sight. */
export const askedOf = (kind: CardValues['kind'], answers: Answers): Question[] =>
  questions.filter((one) => answers[one] !== undefined || (askedOnly[one]?.includes(kind) ?? true));

/** "812 345 676 00017", as the number is written. */
const spaced = (siret = '') => siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4');

/** The answers in the order of the questions, so that equal ones compare as equal. */
const inOrder = (answers: Answers): Answers =>
  Object.fromEntries(
    questions.filter((question) => answers[question] !== undefined).map((question) => [question, answers[question]]),
  );

/** The answers with one more, or without one that is taken back. */
export const answersWith = (answers: Answers, question: Question, answer: boolean | undefined): Answers => {
  const { [question]: _, ...others } = answers;
  return inOrder(answer === undefined ? others : { ...others, [question]: answer });
};

/** The part of a card that a form shows. */
export const valuesOf = (card: CompanyCard): CardValues => {
  const parts = Object.fromEntries(fields.map((field) => [field, card[field]]));
  return {
    ...parts,
    siret: spaced(card.siret),
    locales: [...card.locales].sort(),
    situation: inOrder(card.situation),
  } as CardValues;
};

/** What differs between two states of a card, as the server wants to hear it. */
export const changesOf = (before: CardValues, now: Partial<CardValues>): CardChanges =>
  Object.fromEntries(
    fields
      .filter((field) => field in now && JSON.stringify(now[field]) !== JSON.stringify(before[field]))
      .map((field) => [field, now[field]]),
  );
