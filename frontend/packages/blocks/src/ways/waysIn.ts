import { type Found, shortNumbersIn } from './shortNumbers';

const gap = '[ \\u00a0\\u202f.\\-]';
const PHONE = new RegExp(
  `(?<![\\p{L}\\d+]|\\d${gap})(?:${[
    `(?:\\+33|0033)${gap}?(?:\\(0\\)${gap}?)?[1-9](?:${gap}?\\d{2}){4}`,
    `0[1-9](?:${gap}?\\d{2}){4}`,
    `0${gap}?[89]\\d{2}(?:${gap}?\\d{3}){2}`,
    `0${gap}?8\\d{2}(?:${gap}?\\d{2}){3}`,
    `\\+(?!33|0)\\d{1,3}(?:${gap}?\\d){7,12}`,
  ].join('|')})(?!${gap}?\\d|\\p{L})`,
  'gu',
);
const EMAIL = /(?<![\p{L}\d@/:.%+_-])[a-z\d][a-z\d._%+-]*@(?:[a-z\d-]+\.)+[a-z]{2,}(?![\p{L}\d@_-]|\.[a-z])/giu;

const street = [
  ...['rue', 'avenue', 'av\\.', 'boulevard', 'bd', 'place', 'chemin', 'allées?', 'quai', 'impasse', 'route', 'cours'],
  ...['square', 'passage', 'faubourg', 'lotissement', 'zone', 'parvis', 'esplanade', 'rond-point'],
]
  .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
  .join('|');
const linking = "sur|sous|en|de|du|des|la|le|les|lès|et|aux?|d[’']|l[’']";
const town = `\\p{Lu}[\\p{L}’'-]*(?:\\s(?:(?:${linking})\\s)*\\p{Lu}[\\p{L}’'-]*)*(?:\\s(?:cedex|CEDEX)(?:\\s\\d{1,2})?)?(?:\\s\\d{2}(?!\\d))?`;
/* The capital of a town says where it ends: this is not read in any case. */
const POSTAL = new RegExp(
  `(?<![\\p{L}\\d])\\d{1,4}(?:\\s?(?:bis|ter|quater))?,?\\s(?:${street})\\s[^.;:!?\\n\\d]{1,80}?,?\\s\\d{5}\\s${town}`,
  'gu',
);

/** Only digits, as telephones want them; the zero that is said at home is not dialled from abroad. */
export const toCall = (phone: string) => `tel:${phone.replace(/\(0\)/, '').replaceAll(/[^\d+]/g, '')}`;

/** Where a postal address is looked up: an open map, of which nothing is asked before it is tapped. `geo:` would open the
    map of a telephone, but neither on iOS nor on a desk. */
export const toPlace = (place: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.replaceAll(/\s+/g, ' '))}`;

const all = (text: string, pattern: RegExp, toHref: (found: string) => string): Found[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    href: toHref(found),
  }));

const apart = (found: Found[], others: Found[]) => [
  ...found,
  ...others.filter(({ from, to }) => found.every((one) => to <= one.from || from >= one.to)),
];

/** What can be tapped in a text, in its order: numbers to call, addresses to write or to go to. */
export const waysIn = (text: string, around = ''): Found[] =>
  [
    all(text, POSTAL, toPlace),
    all(text, EMAIL, (email) => `mailto:${email}`),
    all(text, PHONE, toCall),
    shortNumbersIn(text, around),
  ]
    .reduce(apart)
    .sort((one, other) => one.from - other.from);

/** Whether all of a text is a number; "poste 12, le matin" is none. */
export const isPhone = (text: string) => /^\+?[\d\s.()/-]*$/.test(text) && text.replaceAll(/\D/g, '').length > 1;

/** Where what is told as a telephone number leads, however short it is. */
export const toPhone = (told: string) =>
  isPhone(told) ? toCall(told) : waysIn(told).find(({ href }) => href.startsWith('tel:'))?.href;
