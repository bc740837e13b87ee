/* Chapters of random documents as JSON, one booklet for each seed: node randomBooklets.mjs 1 2 3 */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const generator = resolve(import.meta.dirname, '../../../packages/blocks/src/document/testing/randomDocument.ts');
const { module } = await runnerImport(generator, { logLevel: 'error' });

const page = (seed, place) => ({
  id: `p${seed}-${place}`,
  title: `Page ${place}`,
  importance: 'info',
  /* One document for the paper: what stands on two pages has two names. */
  document: JSON.parse(
    JSON.stringify(module.randomDocument(seed * 10 + place, 12)).replaceAll(/"b(\d+)"/g, `"b${place}-$1"`),
  ),
});
const chapter = (seed) => ({
  id: `c${seed}`,
  title: `Chapitre ${seed}`,
  minutes: 1,
  mandatory: false,
  pages: [1, 2, 3].map((place) => page(seed, place)),
});

process.stdout.write(JSON.stringify(process.argv.slice(2).map((seed) => [chapter(Number(seed))])));
