import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const outDir = mkdtempSync(join(tmpdir(), 'livretier-renderer-'));

export const program = join(outDir, 'render.mjs');

/** Builds the program as the worker runs it, once for a file of tests. */
export const build = () => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const folder = resolve(import.meta.dirname, '..');
  execFileSync('npm', ['run', 'build', '--', '--outDir', outDir, '--emptyOutDir'], { cwd: folder, env, stdio: 'pipe' });
};

export const run = (input: string) => spawnSync(process.execPath, [program], { input, encoding: 'utf-8' });

/** The HTML of many pages, two programs at a time. */
export const renderAll = async (inputs: string[]) => {
  const pages: string[] = [];
  const rest = inputs.entries();
  const worker = async () => {
    for (const [place, input] of rest) pages[place] = await renderOne(input);
  };
  await Promise.all([worker(), worker()]);
  return pages;
};

const renderOne = (input: string) =>
  new Promise<string>((settle, fail) => {
    const child = execFile(process.execPath, [program], (error, stdout) => (error ? fail(error) : settle(stdout)));
    child.stdin?.end(input);
  });
