/*
 * "15" is a day, an age, a house or the SAMU. A short number can be called where its sentence says so:
 *
 * - after a word that calls ("appelez le", "faites le", "SMS au") or that names who answers ("pompiers : ", "secours, ");
 * - where it acts by itself ("le 15 vous guide");
 * - beside another one that can be called ("le 15, le 18 ou le 112");
 * - alone in its cell, or before a colon, where the words around speak of help.
 *
 * "le" or "au" is enough for a number of three digits and more, which is no day, unless a bus or a room is spoken of. What
 * follows must not make it an amount, a date or the beginning of an address: only what may follow a number is let through.
 */
const gap = '[ \\u00a0\\u202f]';
const byVoice = `116${gap}?(?:000|006|111|117)|3(?:0${gap}?(?:18|20)|1${gap}?(?:14|17|33)|9${gap}?(?:19|28|39|49|75|77))`;
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d+°]|\\d[.,/:-]|[-/]|\\d${gap})(?:${byVoice}|11[2459]|196|1[578])(?![\\p{L}\\d]|[.,:/-]\\d|-)`,
  'gu',
);

const calling = [
  '(?<!\\b(?:nous|me|la|les|lui)\\s)(?:appele[zr]|composez?r?|alerte[zr]|contacte[zr]|joignez|joindre|prévenez)',
  '\\bfaites|\\bfaire',
  "(?:\\bj[’']|\\bon\\s|^)appelle",
  '(?:écrivez|téléphonez|sms|message|conseil)(?=\\s+au)',
  '\\b(?:call|dial|text|ring)',
].join('|');
const soon = "(?:\\s(?:vous-même|aussitôt|vite|d[’']abord|directement|immédiatement|tout de suite))?";
const CALLED = new RegExp(`(?:${calling})${soon}\\s*:?\\s+(?:le\\s+|au\\s+|the\\s+)?$`, 'iu');
const NAMED =
  /(?:samu|pompiers|police|gendarmerie|secours|urgences?|numéros?|danger|blessée?s?)[\s,:(]+(?:(?:est|faites)\s+)?(?:le\s+|au\s+)?$/iu;
const TOLD = /\b(?:dit|dira|indique|demande)\s+le\s+$/iu;
const ACTS = /^\s(?:vous\s)?(?:guide|répond|reçoit|écoute|aide|conseille|oriente|envoie|dira)/iu;
const ARTICLE = /(?:^|[^\p{L}])(?:le|au|the)\s+$/iu;
const ELSEWHERE = /\b(?:bus|(?<!en )lignes?|tram\w*|car|navette|chambre|bureau|salle|porte|train|article|page)\b/iu;

const FOLLOWS = new RegExp(
  `^(?:$|[.,;:!?)»…*]|\\s[;:!?»(–—]|\\n|\\s(?:${[
    "ou|et|puis|en|par|si|avec|sans|pour|depuis|dès|vers|tout|jour|nuit|gratuit|aussitôt|immédiatement|d[’']abord",
    'vous\\s(?:guide|répond|aide|écoute|dira|conseille|oriente|envoie)|répond|reçoit|écoute|aide|guide|est|sont|dira',
    'allez|à(?!\\s\\d)|au(?!\\s\\d)|or|and|then|if|for|by|free|day|is|answers',
  ].join('|')})(?![\\p{L}]))`,
  'iu',
);
const JOINED = /^\s*(?:,|\/|ou|et|puis|or|and)?\s*(?:,\s*)?(?:ou\s+|et\s+)?(?:le|au|the)?\s*$/iu;
/* "17 ou 112 : une urgence" */
const BEGINS = /^(?:\s*(?:,|ou|et)\s*\d+)*\s*(?::|$)/u;
const HELP =
  /samu|pompier|police|gendarm|secours|secourist|urgence|danger|sms|victime|suicide|harcel|enfance|sans abri|numéros? utiles?|écoute|médecin|emergency|fire|ambulance/iu;

/** The sentence up to a place in a text. */
const sentenceBefore = (text: string, place: number) =>
  text
    .slice(0, place)
    .split(/[.!?\n]\s/u)
    .at(-1) ?? '';

const isCalled = (text: string, number: string, place: number, around: string) => {
  const before = text.slice(0, place);
  const after = text.slice(place + number.length);
  const long = number.length > 2;
  if (CALLED.test(before) || NAMED.test(before) || TOLD.test(before)) return true;
  if (!ARTICLE.test(before)) return before.trim() === '' && BEGINS.test(after) && HELP.test(`${text} ${around}`);
  return ACTS.test(after) || (long && !ELSEWHERE.test(sentenceBefore(text, place) + after.split(/[.!?\n]/u)[0]));
};

export type Found = { from: number; to: number; href: string };

/** The 114 is written to: who hears and speaks well is served by the others. */
const hrefOf = (number: string) => (number === '114' ? 'sms:114' : `tel:${number.replaceAll(/\s/g, '')}`);

/** The public numbers of two to six digits that can be called in a text; `around` are the words of its table. */
export const shortNumbersIn = (text: string, around = ''): Found[] => {
  const numbers = [...text.matchAll(NUMBER)]
    .map(({ 0: number, index }) => ({ number, from: index, to: index + number.length }))
    .filter(({ to }) => FOLLOWS.test(text.slice(to)));
  const called = new Set(numbers.filter(({ number, from }) => isCalled(text, number, from, around)));
  const joined = (one: number, other: number) => {
    const [left, right] = [numbers[one], numbers[other]];
    return left && right && JOINED.test(text.slice(left.to, right.from)) ? [left, right] : [];
  };
  const take = (pair: typeof numbers) => pair.some((one) => called.has(one)) && pair.map((one) => called.add(one));
  for (const place of numbers.keys()) take(joined(place - 1, place));
  for (const place of [...numbers.keys()].reverse()) take(joined(place, place + 1));
  return numbers.filter((one) => called.has(one)).map(({ number, from, to }) => ({ from, to, href: hrefOf(number) }));
};
