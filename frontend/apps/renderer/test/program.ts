import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/* Who runs the product has built the program already. */
const built = process.env.LIVRETIER_RENDERER;
const outDir = built ?? mkdtempSync(join(tmpdir(), 'livretier-renderer-'));

export const program = join(outDir, 'render.mjs');

/** Where the assets of the build stand. */
export const assets = join(outDir, 'assets');

/** What an asset was built into. */
export const builtName = (name: string): string =>
  JSON.parse(readFileSync(join(outDir, 'assets.json'), 'utf-8'))[name].file;

/** Builds the program as the worker runs it, once for a file of tests. */
export const build = () => {
  if (built) return;
  const env = { ...process.env, NODE_ENV: 'production' };
  const folder = resolve(import.meta.dirname, '..');
  execFileSync('npm', ['run', 'build', '--', '--outDir', outDir, '--emptyOutDir'], { cwd: folder, env, stdio: 'pipe' });
};

export const run = (input: string) =>
  spawnSync(process.execPath, [program], { input, encoding: 'utf-8', maxBuffer: 2 ** 28 });

/** The HTML of many pages, by one program. */
export const renderAll = (inputs: unknown[]): string[] => JSON.parse(run(JSON.stringify(inputs)).stdout);
