import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/* Worded by the specification, in English for everybody; ours around them are in the messages. */
const fixed = ['Page Not Found', 'Page not found', 'Internal Server Error'];
/* What a seal of evidence begins with. */
const sealed = ['livretier evidence 1'];
/* Proper names, the same in every language. */
const fonts = ['Atkinson Hyperlegible Next', 'Bricolage Grotesque', 'Nunito Sans', 'Source Sans 3', 'Young Serif'];

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
/* What a developer reads when something is wired wrongly. */
const withoutErrors = (code: string) => code.replaceAll(/new \w*Error\((?:'[^']*'|`[^`]*`)/g, '');

/** Texts between two tags. */
const written = (code: string) =>
  [...code.matchAll(/<[\w.]+(?:\s[^<>]*)?>\s*([^<>{}]*\p{L}{2,}[^<>{}]*?)\s*<\//gu)]
    .map(([, text = '']) => text)
    .filter((text) => !/^__[A-Z_]+__$/.test(text)); // the edge writes there

/** Strings with a word, a space and a word: not a name, a class or a value of CSS. */
const quoted = (code: string) =>
  [...code.matchAll(/'([^'\n]*)'|`([^`]*)`|"([^"\n]*)"/g)]
    .map(([, plain, built, attribute]) => plain ?? built ?? attribute ?? '')
    .filter((text) => /(?:^|\s)\p{L}{2,}[.,’]?\s\p{L}{2,}/u.test(text))
    .filter(
      (text) =>
        !(/var\(--|\$\{|^\(|=|:\s*\S+;?$|\brel~|\w+-\w+:/.test(text) || [...fixed, ...sealed, ...fonts].includes(text)),
    );

const sentencesIn = (code: string) => {
  const own = withoutErrors(withoutComments(code)).replaceAll(/preserveAspectRatio="[^"]*"/g, '');
  return [...written(own), ...quoted(own)];
};

describe('the sentences that people read', () => {
  it('are in the messages of each language, nowhere else', () => {
    const files = globSync('{apps/studio,packages/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.(test|stories)\.|\/(stories|samples|testing)\/|\/sample\.ts$|\/locales\/|schema\.d\.ts/.test(file),
    );
    const found = files.flatMap((file) =>
      sentencesIn(readFileSync(join(root, file), 'utf-8')).map((text) => `${file}: ${text}`),
    );

    expect(files.length).toBeGreaterThan(150);
    expect(found).toEqual([]);
  });

  it.each([
    ['<p>Bonjour Camille</p>', 'Bonjour Camille'],
    ['<Button busy={busy}>Enregistrer</Button>', 'Enregistrer'],
    ['<Field label="Votre adresse" />', 'Votre adresse'],
    ["notify({ summary: 'Livret publié' })", 'Livret publié'],
    ['const text = `Il manque un chiffre.`;', 'Il manque un chiffre.'],
  ])('%s is found', (code, text) => {
    expect(sentencesIn(code)).toEqual([text]);
  });
});
