import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

it('what the page waits for while it starts imports nothing of the page, which would wait for it in turn', () => {
  const source = readFileSync(resolve(import.meta.dirname, 'markFrench.ts'), 'utf-8');

  expect(source.match(/^import (?!type\b).*/gm)).toBeNull();
});
