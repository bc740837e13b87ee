import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Figure = { goal_name: string; what: string; measured: string; goal: string; met: boolean };

const measured = resolve(import.meta.dirname, '../../artefacts/figures');
const kept = resolve(import.meta.dirname, '../../docs/figures');

const write = (folder: string, figure: Figure, command: string) => {
  mkdirSync(folder, { recursive: true });
  const name = `${figure.goal_name} ${figure.what}`.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify({ ...figure, command }, null, 2)}\n`);
};

/** Leaves what a test measured where `make figures` gathers it. */
export const note = (figure: Figure, command = 'make e2e') => write(measured, figure, command);

/** The same for a suite too long for the gate: committed with the document. */
export const keep = (figure: Figure, command: string) => write(kept, figure, command);
