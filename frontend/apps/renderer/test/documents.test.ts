/** @vitest-environment jsdom */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type AnyBlock, documentSchema, migrate } from '@livretier/blocks';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomDocument } from '../../../packages/blocks/src/document/testing/randomDocument';
import { media } from '../../../packages/blocks/src/samples/media';
import { build, renderAll } from './program';
import { textOf } from './words';

const values = { nom_entreprise: 'Maison <Aubrac>', horaires: '7 h' };
/* Addresses of a library, not the drawings of the samples. */
const library = Object.fromEntries(
  Object.entries(media).map(([id, source]) => [id, { ...source, src: `/media/${source.name}` }]),
);

const fixtures = resolve(import.meta.dirname, '../../../packages/blocks/src/document/fixtures');
const stored = globSync('version-*.json', { cwd: fixtures })
  .filter((file) => !file.includes('newest'))
  .sort();
const read = (file: string) => readFileSync(join(fixtures, file), 'utf-8');

/* Frozen: what people have stored does not change because the code did. */
const frozen: Record<string, string> = {
  'version-1.json': '82721a40bdcbe75c031525fef7c73427993644295aa7f51f14269fc28ccc4661',
  'version-2.json': 'ef335dff4f97cbc8903dd95de4a618719452f2af20c6d929355c105363dde544',
};

const input = (document: unknown) => ({ title: '', lang: 'fr-FR', document, media: library, values });
const textOfPage = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.textContent;
const expected = (blocks: readonly AnyBlock[]) => textOf(blocks, library, values);

describe('the rendered HTML', () => {
  beforeAll(build);

  it('has the text of 200 random documents, all of it and nothing else', () => {
    const documents = Array.from({ length: 200 }, (_, seed) => randomDocument(seed));
    const pages = renderAll(documents.map(input));

    for (const [seed, { blocks }] of documents.entries())
      expect(textOfPage(pages[seed] ?? ''), `seed ${seed}`).toBe(expected(blocks));
  });

  it.each(stored)('has the text of a stored document: %s', (file) => {
    const [html = ''] = renderAll([input(JSON.parse(read(file)))]);
    const { blocks } = documentSchema.parse(migrate(JSON.parse(read(file))));

    expect(textOfPage(html)).toBe(expected(blocks));
    expect(expected(blocks)).not.toBe('');
  });
});

describe('the stored documents of each version', () => {
  it('were never edited', () => {
    const prints = stored.map((file) => [basename(file), createHash('sha256').update(read(file)).digest('hex')]);

    expect(Object.fromEntries(prints)).toEqual(frozen);
  });
});
