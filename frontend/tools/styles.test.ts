import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf-8');
const find = (pattern: string) => globSync(`{apps,packages}/*/src/${pattern}`, { cwd: root }).sort();

/** The classes that a component uses of a stylesheet it imports, without those that the stylesheet has. */
const missingClasses = (file: string) =>
  [...read(file).matchAll(/import (\w+) from '(.+\.module\.css)'/g)].flatMap(([, name = '', sheet = '']) => {
    const rules = read(sheet.startsWith('@/') ? sheet.replace('@', 'apps/studio/src') : join(dirname(file), sheet));
    const code = read(file).replace(/^import .*$/gm, '');
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => used);
    return used.filter((used) => !new RegExp(`\\.${used}\\b`).test(rules)).map((used) => `${file}: .${used}`);
  });

describe('the stylesheets', () => {
  it('write no colour: tokens.css has them all, theme.css those of a booklet', () => {
    /* Who prints does not mix colours: on paper, a veil is written as it is. */
    const apart = /styles\/tokens\.css$|blocks\/src\/theme\.css$|renderer\/src\/print\//;
    const sheets = find('**/*.css').filter((file) => !apart.test(file));
    const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;

    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.filter((file) => colour.test(read(file)))).toEqual([]);
  });

  it('F14: name their layer: tokens.css has the numbers', () => {
    const layers = find('**/*.{css,ts,tsx}').flatMap((file) =>
      [...read(file).matchAll(/z-?index['"]?\s*:\s*([^;,}\n]+)/gi)].map(([, value = '']) => `${file}: ${value.trim()}`),
    );
    const tokens = read('packages/ui/src/styles/tokens.css');
    /* A booklet wears no token of the application: what opens in it lies over its page, and nothing over that. */
    const isBooklet = (layer: string) =>
      /^(?:packages\/booklet\/.*|apps\/renderer\/src\/participant\.css): 1$/.test(layer);

    expect(layers.length).toBeGreaterThan(4);
    expect(layers.filter((layer) => !(isBooklet(layer) || /: ['"]?var\(--lv-z-\w+\)['"]?$/.test(layer)))).toEqual([]);
    for (const layer of ['overlay: 1000', 'menu: 1000', 'modal: 1100', 'tooltip: 1100', 'toast: 1200'])
      expect(tokens).toContain(`--lv-z-${layer};`);
  });

  it('read only tokens that exist', () => {
    const known = new Set(
      [...read('packages/ui/src/styles/tokens.css').matchAll(/(--lv-[\w-]+):/g)].map(([, token]) => token),
    );
    const unknown = find('**/*.{css,ts,tsx}').flatMap((file) =>
      [...read(file).matchAll(/var\((--lv-[\w-]+)\)/g)]
        .filter(([, token]) => !known.has(token))
        .map(([, token]) => `${file}: ${token}`),
    );

    expect(unknown).toEqual([]);
  });

  it('have every class that a component asks for', () => {
    expect(find('**/*.tsx').flatMap(missingClasses)).toEqual([]);
  });

  it('are never bypassed by a style attribute, which the policy forbids; a mail has no other way', () => {
    const pages = find('**/*.tsx').filter((file) => !file.includes('renderer/src/mail/'));
    expect(pages.filter((file) => /\bstyle=\{/.test(read(file)))).toEqual([]);
  });
});
