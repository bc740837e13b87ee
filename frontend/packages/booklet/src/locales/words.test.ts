import { languages } from '@livretier/blocks';
import { describe, expect, it } from 'vitest';
import { posterWordsIn } from '../poster';
import { fr } from './fr';
import { spokenIn, wordsIn } from './words';

/* What is written alike in two of our languages, and is no forgotten translation. */
const alike = new Set(['PDF', 'Police', 'Contacts', 'Imprimir', 'Contactos', 'Índice', 'Message', 'Version 2, 3']);

const said = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [String(words(2, 3))];
  return Object.values(words as object).flatMap(said);
};

describe.each(languages.filter((language) => language !== 'fr'))('the words in %s', (language) => {
  it('are those of the language, every one of them', () => {
    const french = new Set(said(fr).filter((words) => /\p{L}{4}/u.test(words)));
    const left = said(wordsIn(language)).filter((words) => french.has(words) && !alike.has(words));

    expect(left).toEqual([]);
    expect(said(wordsIn(language))).toHaveLength(said(fr).length);
    expect(said(posterWordsIn(language))).not.toEqual(said(posterWordsIn('fr')));
    expect(spokenIn(language)).toBe(language);
  });
});

it('are French where the language is not spoken', () => {
  expect(wordsIn('de-DE')).toBe(fr);
  expect(spokenIn('de-DE')).toBe('fr-FR');
});
