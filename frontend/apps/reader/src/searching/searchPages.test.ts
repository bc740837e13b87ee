import { describe, expect, it } from 'vitest';
import { excerpt, markWords } from './excerpt';
import { indexPages, searchPages } from './searchPages';

const page = (href: string, title: string, text: string) => ({ href, title, chapter: 'Hygiène et sécurité', text });
const index = indexPages([
  page('mains', 'Se laver les mains', 'Le savon d’abord, puis l’eau. Trente secondes évitent les contaminations.'),
  page('tenue', 'La tenue de travail', 'Vos mains restent nues. Le vestiaire est ouvert dès 7 h.'),
  page('oeuvre', 'Le gros œuvre', 'Portez votre casque et vos chaussures de sécurité.'),
]);
const found = (query: string) => searchPages(index, query).map(({ href }) => href);

describe('the search of a booklet', () => {
  it.each([
    ['a word', 'savon', ['mains']],
    ['without accents or capitals', 'SECURITE casque', ['oeuvre']],
    ['with accents that are not there', 'sàvôn', ['mains']],
    ['a ligature, as it is typed', 'oeuvre', ['oeuvre']],
    ['the beginning of a word', 'vest', ['tenue']],
    ['a letter left out', 'chausures', ['oeuvre']],
    ['two letters swapped', 'contaminatoins', ['mains']],
    ['the beginning of a word, badly typed', 'contamminat', ['mains']],
    ['a title before a text', 'mains', ['mains', 'tenue']],
    ['all the words, wherever they stand', 'mains vestiaire', ['tenue']],
    ['nothing by a short word with a fault', 'cask', []],
    ['nothing that is not there', 'parachute', []],
    ['nothing when nothing is asked', ' ?! ', []],
  ])('finds %s', (_, query, pages) => {
    expect(found(query)).toEqual(pages);
  });

  it('marks the words that were meant, as they are written', () => {
    const [hit] = searchPages(index, 'securite');

    expect(markWords('Chaussures de sécurité, obligatoires', hit?.words ?? new Set())).toEqual([
      { text: 'Chaussures de ', marked: false },
      { text: 'sécurité', marked: true },
      { text: ', obligatoires', marked: false },
    ]);
  });

  it('shows the passage around the first word', () => {
    const text = `${'avant '.repeat(60)}savon ${'après '.repeat(60)}`;
    const passage = excerpt(text, new Set(['savon']));

    expect(passage).toMatch(/^… avant .* savon .* …$/);
    expect(passage.length).toBeLessThan(200);
    expect(excerpt('Peu de mots', new Set())).toBe('Peu de mots');
  });
});
