import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Maison Aubrac', 'MA'],
  ['Clinique des Tilleuls', 'CT'],
  ['Jean-Éric', 'JÉ'],
  ['éa', 'É'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
