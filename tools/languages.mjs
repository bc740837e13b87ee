/* Writes what the CLDR of this Node says of languages: names, direction, plural categories and numbers of each. */
import { writeFileSync } from 'node:fs';

const CODES =
  'af am ar ar-DZ ar-EG ar-MA ar-TN az be bg bn bs ca cs cy da de de-AT de-CH de-DE el en en-GB en-IE en-US es es-ES es-MX et eu fa ' +
  'fi fil fr fr-BE fr-CA fr-CH fr-FR ga gl gu ha he hi hr hu hy id is it it-CH it-IT ja ka kk km kn ko ku ky lb ln lo lt lv mg mk ml ' +
  'mn mr ms mt my nb ne nl nl-BE nl-NL nn om pa pl ps pt pt-BR pt-PT ro rom ru rw sd si sk sl so sq sr sv sw ta te tg th ti tk tr ' +
  'ug uk ur uz vi wo xh yo zh zh-Hans zh-Hant zu';
const NUMBERS = Array.from({ length: 1000 }, (_, number) => number);
const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const nameOf = (code, inside) => capital(new Intl.DisplayNames([inside], { type: 'language', languageDisplay: 'dialect' }).of(code));

/** The numbers of a category, the first four of them: "0", "3, 4, 5, 6…"; none where only fractions have it. */
const numbersOf = (rules, category) => {
  const found = NUMBERS.filter((number) => rules.select(number) === category);
  return found.slice(0, 4).join(', ') + (found.length > 4 ? '…' : '');
};

const language = (code) => {
  const rules = new Intl.PluralRules(code);
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const categories = order.filter((category) => rules.resolvedOptions().pluralCategories.includes(category));
  return {
    label: nameOf(code, 'fr'),
    own: nameOf(code, code),
    direction: new Intl.Locale(code).getTextInfo().direction,
    plurals: Object.fromEntries(categories.map((category) => [category, numbersOf(rules, category)])),
  };
};

/* Of a language that this CLDR does not know, Intl would say what English does. */
const known = CODES.split(' ').filter((code) => Intl.PluralRules.supportedLocalesOf(code).length > 0);
const told = Object.fromEntries(known.map((code) => [code, language(code)]));
writeFileSync(new URL('../backend/shared/translating/languages.json', import.meta.url), `${JSON.stringify(told, null, 2)}\n`);
