import { expect, it } from 'vitest';
import type { CompanyCard } from '../api';
import { answersWith, askedOf, changesOf, questions, valuesOf } from './values';

const card = {
  name: 'Maison Aubrac',
  city: 'Laguiole',
  locales: ['fr-FR', 'en-GB'],
  headcount: 40,
  situation: {},
} as unknown as CompanyCard;

it('sends nothing when nothing differs, in whatever order languages were ticked', () => {
  const before = valuesOf(card);

  expect(changesOf(before, { ...before, locales: ['en-GB', 'fr-FR'] })).toEqual({});
});

it('sends what differs and nothing else', () => {
  const before = valuesOf(card);

  expect(changesOf(before, { ...before, city: 'Mende' })).toEqual({ city: 'Mende' });
});

it('sends no answers when they are the same, in whatever order they were given', () => {
  const before = valuesOf({ ...card, situation: { minors: false, works_council: true } } as unknown as CompanyCard);
  const again = answersWith(answersWith({}, 'minors', false), 'works_council', true);

  expect(changesOf(before, { ...before, situation: again })).toEqual({});
});

it('sends all the answers that are left when one is taken back, and that nobody tells the headcount', () => {
  const before = valuesOf({ ...card, situation: { works_council: true, minors: false } } as unknown as CompanyCard);
  const situation = answersWith(before.situation, 'minors', undefined);

  expect(changesOf(before, { ...before, headcount: null, situation })).toEqual({
    headcount: null,
    situation: { works_council: true },
  });
});

const everybody = questions.slice(0, 6);
const training = ['certifying_training', 'training_over_500_hours'];
const residents = ['older_residents', 'disabled_residents'];

it.each([
  ['company', []],
  ['training', training],
  ['apprenticeship', training],
  ['health', residents],
  ['social_care', residents],
  ['public', []],
  ['hospitality', []],
] as const)('asks a company of the kind %s what is for it', (kind, own) => {
  expect(askedOf(kind, {})).toEqual([...everybody, ...own]);
});

it('asks again what was answered, whatever the kind', () => {
  expect(askedOf('company', { older_residents: false })).toEqual([...everybody, 'older_residents']);
});
