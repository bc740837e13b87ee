import { type Posting, type SearchIndex, stemmer, wordsOf, writePostings } from '@livretier/booklet/searchWords';
import { describe, expect, it } from 'vitest';
import { excerpt, markWords } from './excerpt';
import { readyIndex, searchPages } from './searchPages';

const pages = [
  ['mains', 'Se laver les mains', 'Le savon d’abord, puis l’eau. Trente secondes évitent les contaminations.'],
  ['tenue', 'La tenue de travail', 'Vos mains restent nues. Le vestiaire est ouvert dès 7 h.'],
  ['oeuvre', 'Le gros œuvre', 'Portez votre casque et vos chaussures de sécurité.'],
  ['conges', 'Poser vos congés', 'Demandez un mois avant. Un constructor attend.'],
] as const;

/** A small index: a word of the title weighs 18, one of the text 3. */
const write = (lang: string): SearchIndex => {
  const stem = stemmer(lang);
  const stems = new Map<string, Posting[]>();
  for (const [page, [, title, text]] of pages.entries()) {
    const weights = new Map(wordsOf(`${text} ${title}`).map(({ word }) => [stem(word), title.includes(word) ? 18 : 3]));
    for (const [one, weight] of weights) stems.set(one, [...(stems.get(one) ?? []), { page, weight }]);
  }
  return {
    lang,
    pages: pages.map(([href, title, text]) => ({ href, title, chapter: 'Hygiène', text })),
    stems: [...stems].map(([one, postings]) => `;${one} ${writePostings(postings)}`).join(''),
    synonyms: { [stem('vacances')]: [stem('congés')] },
    weightless: ['comment', 'mes', 'je', 'vos', 'les'],
  };
};
const index = readyIndex(write('fr-FR'));
const found = (query: string) => searchPages(index, query)?.pages.map(({ href }) => href);

describe('the search of a booklet', () => {
  it.each([
    ['a word', 'savon', ['mains']],
    ['another form of a word', 'demander', ['conges']],
    ['what a word means', 'vacances', ['conges']],
    ['the answer to a question', 'Comment je pose mes vacances ?', ['conges']],
    ['without accents or capitals', 'SECURITE casque', ['oeuvre']],
    ['with accents that are not there', 'sàvôn', ['mains']],
    ['a ligature, as it is typed', 'oeuvre', ['oeuvre']],
    ['the beginning of a word', 'vest', ['tenue']],
    ['a letter left out', 'vestiare', ['tenue']],
    ['two letters swapped', 'contaminatoins', ['mains']],
    ['the beginning of a word, badly typed', 'contamminat', ['mains']],
    ['a title before a text', 'mains', ['mains', 'tenue']],
    ['most of the words before few', 'casque savon sécurité', ['oeuvre']],
    ['pages with all the words, and others that answer well', 'mains vestiaire', ['mains', 'tenue']],
    ['what is there, when a word is nowhere', 'parachute savon', ['mains']],
    ['nothing by a short word with a fault', 'cask', []],
    ['nothing that is not there', 'parachute', []],
    ['nothing by a name of the language of scripts', 'toString', []],
    ['no page by two letters that begin many words', 'ma', undefined],
    ['no page when nothing is asked', ' ?! ', undefined],
    ['no page by words without weight', 'comment je', undefined],
  ])('finds %s', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('keeps the words of a language that it does not know as they are', () => {
    const spanish = readyIndex(write('es-ES'));

    expect(searchPages(spanish, 'demandions')?.pages).toEqual([]);
    expect(searchPages(spanish, 'securite')?.pages).toHaveLength(1);
  });

  it('marks the words that were meant, as they are written', () => {
    const { isMeant } = searchPages(index, 'securite') ?? { isMeant: () => false };

    expect(markWords('Chaussures de sécurité, obligatoires', isMeant)).toEqual([
      { text: 'Chaussures de ', marked: false },
      { text: 'sécurité', marked: true },
      { text: ', obligatoires', marked: false },
    ]);
  });

  it('shows the passage with the most of the words', () => {
    const text = `savon ${'avant '.repeat(60)}savon et eau ${'après '.repeat(60)}`;
    const passage = excerpt(text, (word) => ['savon', 'eau'].includes(word));

    expect(passage).toMatch(/^… avant .* savon et eau .* …$/);
    expect(passage.length).toBeLessThan(200);
    expect(excerpt('Peu de mots', () => false)).toBe('Peu de mots');
  });
});
