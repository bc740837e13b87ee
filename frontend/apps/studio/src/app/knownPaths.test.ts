import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { specifiedPaths } from '@test/specifiedPaths';
import { expect, it } from 'vitest';
import { paths } from '@/shared/paths';
import { createQueryClient } from './queryClient';
import { unknownPath } from './rootRoute';
import { createAppRouter } from './router';

const root = resolve(import.meta.dirname, '../../../../..');
const file = resolve(root, 'deploy/nginx/studio-paths.conf');
const architecture = resolve(root, 'docs/architecture.md');

const screens = () => {
  const router = createAppRouter({ queryClient: createQueryClient(() => undefined), locale: 'fr-FR' });
  return Object.values(router.routesById)
    .filter(({ id, fullPath }) => id !== '__root__' && !fullPath.endsWith(`/${unknownPath}`))
    .map(({ fullPath }) => fullPath.replace(/(?<=[^/])\/$/, ''));
};

/** Languages are data: nginx lets through what looks like one, but for French, which has no prefix. */
const prefix = '(?:/(?!fr-fr(?:/|$))[a-z]{2,3}(?:-[a-z0-9]{2,8})*)?';

/** An address of a screen as nginx matches it. */
const written = (path: string) => path.replaceAll(/\$\w+/g, '[^/]+').replace(/\/$/, '');

it('nginx answers 404 to every address for which the router has no screen, and to no other', () => {
  const known = [...new Set(screens().map(written))].sort();

  const lines = readFileSync(file, 'utf-8').split('\n');

  expect(lines.filter((line) => line.endsWith(' 200;')).map((line) => line.trim())).toEqual(
    known.map((path) => `"~*^${prefix}${path}/?$" 200;`),
  );
});

it('the addresses that are specified, all 63, are among those of the product', () => {
  const known = new Set<string>(Object.values(paths));

  expect(new Set(specifiedPaths).size).toBe(63);
  expect(specifiedPaths.filter((path) => !known.has(path))).toEqual([]);
});

it('every address of the product has a screen, or is told in the architecture with the slice that will bring it', () => {
  const known = new Set(screens());
  const told = readFileSync(architecture, 'utf-8').matchAll(/^\| `(\/[^`]*)` \| `\w+` · later \|$/gm);

  expect(known.size).toBeGreaterThan(60);
  expect(Object.values(paths).filter((path) => !known.has(path))).toEqual([...told].map(([, path]) => path));
});
