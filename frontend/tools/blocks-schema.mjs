/* Writes the JSON Schema of a page for Python. Usage: node frontend/tools/blocks-schema.mjs [--check] */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const target = resolve(root, 'backend/shared/documents/page.schema.json');
const source = resolve(root, 'frontend/packages/blocks/src/jsonSchema.ts');

const before = readFileSync(target, 'utf-8');
const { module } = await runnerImport(source, { root, configFile: false, logLevel: 'error' });
const schema = module.inOrderOf(JSON.parse(before), module.jsonSchema());
const written = `${JSON.stringify(schema, undefined, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(target, written);
else if (before !== written) {
  console.error('page.schema.json differs from the blocks: run `make blocks-schema`.');
  process.exitCode = 1;
}
