import { describe, expect, it } from 'vitest';
import { match } from './matching';

const marked = (typed: string, text: string) =>
  match(typed, text)?.ranges.map(([start, end]) => text.slice(start, end)) ?? null;

describe('what is typed', () => {
  it.each([
    ['parametres', 'Paramètres', ['Paramètres']],
    ['PARAMÈ', 'Paramètres', ['Paramè']],
    ['coeur', 'Le cœur du métier', ['cœur']],
    ["l'appareil", 'Comme l’appareil', ['l’appareil']],
    ['a decompose', 'Été décomposé'.normalize('NFD'), null],
    ['ete', 'Été'.normalize('NFD'), ['Été'.normalize('NFD')]],
    ['  ', 'Accueil', []],
    ['livret de', 'Livret d’accueil des saisonniers', ['Livret', 'de']],
    ['livret li vre', 'Livret', ['Livret']],
    ['ca', 'Accès, cartes', ['ca']],
    ['jrn', 'Journal', null],
  ])('“%s” is found in “%s”', (typed, text, expected) => {
    expect(marked(typed, text)).toEqual(expected);
  });

  it('may be in the keywords only, where nothing can be marked', () => {
    expect(match('theme', 'Apparence : sombre', ['thème', 'nuit'])).toEqual({ ranges: [], score: 3 });
  });

  it('is better placed at the start of the text, then of a word, then inside one', () => {
    const scores = ['Langues', 'Changer la langue', 'Autrelangue'].map((text) => match('langue', text)?.score);

    expect(scores).toEqual([0, 1, 2]);
  });
});
