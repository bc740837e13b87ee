import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { defaultLocale, locales } from '@/shared/locale/locales';
import { createQueryClient } from './queryClient';
import { unknownPath } from './rootRoute';
import { createAppRouter } from './router';

const file = resolve(import.meta.dirname, '../../../../../deploy/nginx/studio-paths.conf');

const prefixed = locales.filter((locale) => locale !== defaultLocale);

/** An address of a screen as nginx matches it. */
const written = (path: string) => path.replaceAll(/\$\w+/g, '[^/]+').replace(/\/$/, '');

it('nginx answers 404 to every address for which the router has no screen, and to no other', () => {
  const router = createAppRouter({ queryClient: createQueryClient(() => undefined), locale: 'fr-FR' });
  const known = Object.values(router.routesById)
    .filter(({ id, fullPath }) => id !== '__root__' && !fullPath.endsWith(`/${unknownPath}`))
    .map(({ fullPath }) => written(fullPath));
  const paths = [...new Set(known)].sort();

  const lines = readFileSync(file, 'utf-8').split('\n');

  expect(lines.filter((line) => line.endsWith(' 200;')).map((line) => line.trim())).toEqual(
    paths.map((path) => `"~*^(?:/${prefixed.join('|/')})?${path}/?$" 200;`),
  );
});
