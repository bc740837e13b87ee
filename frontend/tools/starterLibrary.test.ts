import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { documentSchema, migrate } from '@livretier/blocks';
import { describe, expect, it } from 'vitest';
import { checkPage } from '../apps/studio/src/features/editor/accessibility/checkPage';

type StarterPage = { chapter: string; title: string; document: unknown };

const root = resolve(import.meta.dirname, '../..');
const printed = execFileSync(resolve(root, 'deploy/in'), ['backend', 'python', '-m', 'apps.library.content'], {
  encoding: 'utf-8',
  maxBuffer: 64 * 1024 * 1024,
});
const { pages }: { pages: StarterPage[] } = JSON.parse(printed);

describe('the pages of the starter library', () => {
  it('are all there', () => {
    expect(pages.length).toBeGreaterThanOrEqual(80);
  });

  it.each(pages)('have nothing to repair for those who see, hear or read differently: $chapter, $title', (page) => {
    const document = documentSchema.parse(migrate(page.document));

    expect(checkPage(document, { language: 'fr', pairs: [] }).issues).toEqual([]);
  });
});
