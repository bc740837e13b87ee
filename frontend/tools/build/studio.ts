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
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--logLevel',
      'error',
      '--emptyOutDir',
      '--outDir',
      outDir,
      '--manifest',
    ],
    { cwd: join(root, 'frontend/apps/studio'), env: { ...process.env, NODE_ENV: 'production' } },
  );
  return outDir;
};

type Chunk = { file: string; isEntry?: boolean; css?: string[]; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

const pages = {
  signIn: ['src/app/layouts/AuthShell.tsx', 'src/features/accounts/signIn/SignInPage.tsx'],
  home: ['src/app/layouts/AdminShell.tsx', 'src/features/home/index.ts'],
};

/** A module of the build and everything that it imports. */
const closure = (manifest: Manifest, name: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}.`);
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
  return found;
};

/** What the browser fetches until a page is there: scripts and styles of the start, of the layout and of the screen. */
export const firstLoad = (outDir: string, page: keyof typeof pages) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf-8'));
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const names = new Set([...entries, ...pages[page]].flatMap((name) => [...closure(manifest, name)]));
  const files = [...names].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]);
  return [...new Set(files)].map((file) => ({ file, text: readFileSync(join(outDir, file), 'utf-8') }));
};

export const gzipped = (files: { text: string }[]) =>
  files.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0);
