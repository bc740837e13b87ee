import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Figure = { goal_name: string; what: string; measured: string; goal: string; met: boolean };

const root = resolve(import.meta.dirname, '../..');

const write = (folder: string, figure: Figure, command: string) => {
  mkdirSync(folder, { recursive: true });
  const name = `${figure.goal_name} ${figure.what}`.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify({ ...figure, command }, null, 2)}\n`);
};

/** Leaves what a test measured where `make figures` gathers it. */
export const note = (figure: Figure, command = 'make e2e') => write(`${root}/artefacts/figures`, figure, command);

/** The same for a suite too long for the gate: committed with the document, unless it was cut short to try it. */
export const keep = (figure: Figure, command: string, whole = true) => {
  process.stdout.write(`${figure.goal_name}, ${figure.what}: ${figure.measured}\n`);
  if (whole) write(`${root}/docs/figures`, figure, command);
};
