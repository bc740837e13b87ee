import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Figure = { goal_name: string; what: string; measured: string; goal: string; met: boolean };

const root = resolve(import.meta.dirname, '../..');

/* The same for every run: what was measured has numbers, the name of its file has none. */
const fileName = ({ goal_name, what }: Figure) =>
  [...(goal_name.match(/[\p{L}\p{N}_]+/gu) ?? []), ...(what.match(/\p{L}+/gu) ?? [])]
    .join('-')
    .slice(0, 80)
    .replace(/-+$/, '');

const write = (folder: string, figure: Figure, command: string) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${fileName(figure)}.json`, `${JSON.stringify({ ...figure, command }, null, 2)}\n`);
};

/** Leaves what a test measured where `make figures` gathers it. */
export const note = (figure: Figure, command = 'make e2e') => write(`${root}/artefacts/figures`, figure, command);

/** The same for a suite too long for the gate: committed with the document, unless it was cut short to try it. */
export const keep = (figure: Figure, command: string, whole = true) => {
  process.stdout.write(`${figure.goal_name}, ${figure.what}: ${figure.measured}\n`);
  if (whole) write(`${root}/docs/figures`, figure, command);
};
