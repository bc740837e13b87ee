/** Letters without accents, ligatures or capitals: « Œuvrés » is oeuvres. */
export const fold = (text: string) =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A text as its words, folded, and where each stands. */
export const wordsOf = (text: string) =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word: fold(word), start: index, end: index + word.length }));
