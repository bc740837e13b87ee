const blank = /({{[^{}]*}}|{[^{}]*}|<[^<>]*>|\$t\([^)]*\))/;
const accented: Record<string, string> = {
  a: 'å',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};
const growth = 0.4;

/** The words of a text changed, what is filled in and the tags left alone. */
const inWords = (text: string, change: (words: string) => string) =>
  text
    .split(blank)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** « en-XA »: every letter has an accent, and the text is two fifths longer. */
export const lengthened = (text: string) => {
  const said = inWords(text, (words) => words.replaceAll(/[A-Za-z]/g, (letter) => accented[letter] ?? letter));
  const letters = text
    .split(blank)
    .filter((_, index) => index % 2 === 0)
    .join('').length;
  const more = Math.ceil(letters * growth);
  return more > 0 ? `${said}${' ~~~~~'.repeat(Math.ceil(more / 6)).slice(0, Math.max(more, 2))}` : said;
};

/** « ar-XB »: every word runs to the left. */
export const mirrored = (text: string) =>
  inWords(text, (words) => words.replaceAll(/[\p{L}\p{N}]+/gu, '\u202e$&\u202c'));
