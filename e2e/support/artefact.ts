import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../artefacts');

/** Writes what a run of tests tells the gate. */
export const writeArtefact = (path: string, content: unknown) => {
  const file = resolve(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
};
