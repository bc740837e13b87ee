import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const outDir = mkdtempSync(join(tmpdir(), 'livretier-renderer-'));
const run = (input: string) => spawnSync(process.execPath, [join(outDir, 'render.mjs')], { input, encoding: 'utf-8' });

const page = {
  schema: 1,
  title: 'Livret d’accueil',
  lang: 'fr-FR',
  blocks: [{ id: 'welcome', type: 'heading', props: { level: 2, text: 'Votre première journée' } }],
};

describe('the renderer', () => {
  beforeAll(() => {
    const env = { ...process.env, NODE_ENV: 'production' };
    execFileSync('npm', ['run', 'build', '--', '--outDir', outDir, '--emptyOutDir'], {
      cwd: resolve(import.meta.dirname, '..'),
      env,
      stdio: 'pipe',
    });
  });

  it('turns a document into static HTML', () => {
    const { status, stdout } = run(JSON.stringify(page));

    expect(status).toBe(0);
    expect(stdout).toContain('<!doctype html><html lang="fr-FR">');
    expect(stdout).toContain('<h2 id="welcome" class="heading">Votre première journée</h2>');
    expect(stdout).not.toMatch(/<script|style=/);
  });

  it('runs React in production mode', () => {
    const program = readFileSync(join(outDir, 'render.mjs'), 'utf-8');

    expect(program).not.toContain('react-dom-server.node.development');
    expect(program).not.toContain('Each child in a list should have a unique');
  });

  it.each([
    ['is not JSON', '{', 'not JSON'],
    [
      'has an unknown block',
      JSON.stringify({ ...page, blocks: [{ id: 'a', type: 'applet', props: {} }] }),
      'blocks[0].type',
    ],
    ['has the same block twice', JSON.stringify({ ...page, blocks: [...page.blocks, ...page.blocks] }), 'blocks[1].id'],
    ['has an undeclared property', JSON.stringify({ ...page, script: 'alert(1)' }), 'script'],
  ])('refuses a document that %s', (_, input, message) => {
    const { status, stdout, stderr } = run(input);

    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });
});
