import { describe, expect, it } from 'vitest';
import { wordWidth } from './wordWidth';

describe('the width of the longest word of a title', () => {
  it.each([
    ['Livret', 6],
    ['Livret d’accueil', 6],
    ['Anticonstitutionnellement', 15],
    ['Accueil des professionnels-remplaçants', 10],
    ['Établissement d’hébergement', 10],
    ['Bienvenue\u00a0!', 8],
    ['', 6],
    ['W'.repeat(120), 36],
  ])('%s: %i', (name, width) => {
    expect(wordWidth(name)).toBe(width);
  });
});
