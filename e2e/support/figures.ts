import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../artefacts/figures');

type Figure = { goal_name: string; what: string; measured: string; goal: string; met: boolean };

/** Leaves what a test measured where `make figures` gathers it. */
export const note = (figure: Figure) => {
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, `${figure.goal_name.replace(/\W+/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify({ ...figure, command: 'make e2e' }, null, 2)}\n`);
};
