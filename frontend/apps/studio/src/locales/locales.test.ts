import { describe, expect, it } from 'vitest';
import { shippedLocales } from '@/shared/locale/locales';
import { messages as english } from './en';
import { messages as french } from './fr';
import { laterMessages } from './fr/later';

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
const variables = (text: string) => (text.match(/{{\w+}}|<\/?\w+>/g) ?? []).sort().join();

const fr = flatten({ ...french, ...laterMessages });
const en = new Map(flatten(english));

const breaking = (rule: RegExp) => fr.filter(([, text]) => rule.test(text)).map(([key]) => key);

describe('the languages of the studio', () => {
  it('are those that have all messages, and no other is offered', () => {
    const whole = Object.keys(import.meta.glob('./*/index.ts')).map((file) => file.split('/')[1]);

    expect(shippedLocales.map((locale) => locale.slice(0, 2)).sort()).toEqual(whole.sort());
  });
});

describe('the messages', () => {
  it('are the same in both languages, and none is empty', () => {
    expect([...en.keys()].sort()).toEqual(fr.map(([key]) => key).sort());
    expect([...fr, ...en].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('take the same variables in both languages', () => {
    expect(fr.filter(([key, text]) => variables(text) !== variables(en.get(key) ?? ''))).toEqual([]);
  });
});

describe('French typography', () => {
  it.each([
    ['a typographic apostrophe, quotation marks and ellipsis', /'|"|\.\.\./],
    ['a no-break space before a colon', /(?<!\u00a0):(?!\w)/],
    ['a narrow no-break space before ; ! ? and %', /(?<!\u202f)[;!?%]/],
    ['no-break spaces inside « »', /«(?!\u00a0)|(?<!\u00a0)»/],
    [
      'none of the words that the product bans',
      /\b(onboarding|template|user|tracking|deadline|workflow|veuillez|oups)\b/i,
    ],
  ])('has %s', (_, fault) => {
    expect(breaking(fault)).toEqual([]);
  });
});
