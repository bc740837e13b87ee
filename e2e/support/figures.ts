import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Figure = { goal: string; what: string; measured: string; asked: string; met: boolean };

const folder = resolve(import.meta.dirname, '../../artefacts/figures');

/** Leaves what a test measured where `make figures` gathers it. */
export const noteFigure = ({ goal, what, measured, asked, met }: Figure) => {
  mkdirSync(folder, { recursive: true });
  const name = `${goal} ${what}`.replace(/[^\p{L}\p{N}]/gu, '-').slice(0, 80);
  const figure = { goal_name: goal, what, measured, goal: asked, met, command: 'make e2e' };
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(figure, null, 2)}\n`);
};
