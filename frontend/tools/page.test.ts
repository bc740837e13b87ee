import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

it('F23: the page says that it is an administration interface', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../apps/studio/index.html'), 'utf-8');

  expect(page).toContain('<meta name="livretier-interface" content="admin" />');
  expect(page).toContain('<body data-interface="admin">');
});
