import { expect, it } from 'vitest';
import type { CompanyCard } from '../api';
import { changesOf, valuesOf } from './values';

const card = { name: 'Maison Aubrac', city: 'Laguiole', locales: ['fr-FR', 'en-GB'] } as CompanyCard;

it('sends nothing when nothing differs, in whatever order languages were ticked', () => {
  const before = valuesOf(card);

  expect(changesOf(before, { ...before, locales: ['en-GB', 'fr-FR'] })).toEqual({});
});

it('sends what differs and nothing else', () => {
  const before = valuesOf(card);

  expect(changesOf(before, { ...before, city: 'Mende' })).toEqual({ city: 'Mende' });
});
