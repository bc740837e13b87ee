import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = resolve(import.meta.dirname, '../../..');

/** Builds the studio as it is delivered, somewhere else: a test never measures yesterday's build. */
export const buildStudio = () => {
  const outDir = mkdtempSync(join(tmpdir(), 'livretier-studio-'));
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', outDir],
    { cwd: join(root, 'frontend/apps/studio'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  return outDir;
};

/** What the page asks for before anybody does anything: its scripts, those they import, and its styles. */
export const firstLoad = (outDir: string) => {
  const page = readFileSync(join(outDir, 'index.html'), 'utf-8').replace(/<!--.*?-->/gs, '');
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  return [...new Set(files)].map((file) => ({ file, text: readFileSync(join(outDir, file), 'utf-8') }));
};

export const gzipped = (files: { text: string }[]) =>
  files.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0);
