import { describe, expect, it } from 'vitest';
import { paragraph, wordsOf, writeWith } from '../testing/writeOn';
import { typesetter } from './typesetter';

const open = (text = '') => {
  const page = writeWith([typesetter])(paragraph('a', text));
  page.caret('a');
  return { ...page, words: () => wordsOf(page.block('a')) };
};

describe('French, while one types', () => {
  it.each([
    ["l'accueil d'ici", 'l’accueil d’ici'],
    ['Prêt ? Oui !', 'Prêt\u202f? Oui\u202f!'],
    ['Prêt? Oui!', 'Prêt\u202f? Oui\u202f!'],
    ['Quoi ?!', 'Quoi\u202f?!'],
    ['Apportez : un stylo ; un carnet', 'Apportez\u202f: un stylo\u202f; un carnet'],
    ['Apportez: un stylo', 'Apportez\u202f: un stylo'],
    ['Dites "bonjour" à tous', 'Dites «\u202fbonjour\u202f» à tous'],
    ['Dites « bonjour » à tous', 'Dites «\u202fbonjour\u202f» à tous'],
    ['Dites «bonjour»', 'Dites «\u202fbonjour\u202f»'],
    ['À 10:30, salle 5', 'À 10:30, salle 5'],
    ['Voir https://exemple.fr/?a=1;b', 'Voir https://exemple.fr/?a=1;b'],
    ["5' de pause", "5' de pause"],
    ['! seul', '! seul'],
  ])('%j becomes %j', (typed, wanted) => {
    const page = open();

    page.type(typed);

    expect(page.words()).toBe(wanted);
  });

  it('gives back what was typed with one undo', () => {
    const page = open();

    page.type("C'");
    page.editor.commands.undo();
    expect(page.words()).toBe("C'");
    page.type('est prêt?');
    page.editor.commands.undo();

    expect(page.words()).toBe("C'est prêt?");
  });

  it('leaves words in another language alone', () => {
    const page = writeWith([typesetter])({
      ...{ id: 'a', type: 'paragraph', props: {} },
      text: [{ type: 'text', text: 'Don', marks: [{ type: 'language', lang: 'en' }] }],
    });
    page.caret('a');

    page.type("'t?");

    expect(wordsOf(page.block('a'))).toBe("Don't?");
  });
});
