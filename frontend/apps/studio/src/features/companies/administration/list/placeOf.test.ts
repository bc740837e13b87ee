import { expect, it } from 'vitest';
import { placeOf } from './placeOf';

it.each([
  ['Millau', '12100', 'Millau (12)'],
  ['Ajaccio', '20000', 'Ajaccio (2A)'],
  ['Bastia', '20200', 'Bastia (2B)'],
  ['Saint-Denis', '97400', 'Saint-Denis (974)'],
  ['Genève', '1201', 'Genève'],
  ['Mende', '', 'Mende'],
  ['', '12100', ''],
])('%s %s is %s', (city, postal_code, expected) => {
  expect(placeOf({ city, postal_code })).toBe(expected);
});
