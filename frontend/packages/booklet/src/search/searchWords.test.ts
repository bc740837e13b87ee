import { describe, expect, it } from 'vitest';
import { readPostings, stemmer, writePostings } from './searchWords';

const french = stemmer('fr-FR');
const english = stemmer('en-GB');

describe('the stem of a word', () => {
  it.each([
    ['congé', 'Congés'],
    ['payer', 'payé', 'payée', 'paie', 'paye', 'paiement'],
    ['poser', 'posez', 'pose'],
    ['malade', 'maladie', 'maladies'],
    ['déclarer', 'déclaration'],
    ['travail', 'travailler', 'travaillez', 'travailleur'],
    ['obliger', 'obligatoire', 'obligation'],
    ['absent', 'absence', 'absente'],
    ['rendre', 'rendez', 'rend'],
    ['prévenir', 'prévenez', 'prévention'],
    ['médical', 'médicaux', 'médicale'],
    ['premier', 'première'],
  ])('is the same in French: %s, %s …', (...forms) => {
    expect(new Set(forms.map(french)).size).toBe(1);
  });

  it.each([
    ['holiday', 'holidays'],
    ['work', 'working', 'worked', 'worker'],
    ['injury', 'injuries'],
  ])('is the same in English: %s, %s …', (...forms) => {
    expect(new Set(forms.map(english)).size).toBe(1);
  });

  it.each([
    ['congé', 'contrat'],
    ['mutuelle', 'mutation'],
    ['heure', 'horaire'],
    ['poser', 'possible'],
    ['112', '11'],
  ])('keeps apart in French %s and %s', (one, other) => {
    expect(french(one)).not.toBe(french(other));
  });

  it('is the word without accents in any other language', () => {
    expect(stemmer('es-ES')('Vacaciónes')).toBe('vacaciones');
  });
});

it('tells the pages of a stem shortly, and reads them again', () => {
  const postings = [
    { page: 0, weight: 26 },
    { page: 3, weight: 1 },
    { page: 115, weight: 11 },
  ];

  expect(writePostings(postings)).toBe('0z3a112k');
  expect(readPostings('0z3a112k')).toEqual(postings);
});
