import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { note } from '../../e2e/support/figures';
import { buildStudio, firstLoad, gzipped } from './build/studio';

const kilobytes = 1000;
const wholeSheet = join(import.meta.dirname, '../../node_modules/@mantine/core/styles.layer.css');
const kitClass = /\bm_[0-9a-f]{8}\b/g;

let outDir = '';

beforeAll(() => {
  outDir = buildStudio();
}, 240_000);
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

describe.each(['signIn', 'home'] as const)('the first load of the studio, when it opens at %s,', (page) => {
  const loaded = (extension: string) => firstLoad(outDir, page).filter(({ file }) => file.endsWith(extension));

  it.each([
    ['script', '.js', 260],
    ['style', '.css', 45],
  ])('has no more %s than it may', (what, extension, most) => {
    const files = loaded(extension);
    const size = gzipped(files) / kilobytes;

    expect(files.length).toBeGreaterThan(1);
    note(
      {
        goal_name: 'Shell E',
        what: `first load at ${page}, ${what}, gzip`,
        measured: `${size.toFixed(1)} KB`,
        goal: `≤ ${most} KB`,
        met: size <= most,
      },
      'make test-frontend',
    );
    expect(size).toBeLessThanOrEqual(most);
  });
});

describe('the build of the studio', () => {
  it('F20: names in version.json the script that its page starts', () => {
    const { entry } = JSON.parse(readFileSync(join(outDir, 'version.json'), 'utf-8'));

    expect(readFileSync(join(outDir, 'index.html'), 'utf-8')).toContain(
      `<script type="module" crossorigin src="${entry}">`,
    );
    expect(readFileSync(join(outDir, entry), 'utf-8')).toContain('import.meta.url');
  });

  it('has the style of every component of the kit that a script uses', () => {
    const kit = new Set(readFileSync(wholeSheet, 'utf-8').match(kitClass));
    const used = globSync('assets/*.js', { cwd: outDir })
      .flatMap((file) => readFileSync(join(outDir, file), 'utf-8').match(kitClass) ?? [])
      .filter((name) => kit.has(name));
    const styled = globSync('assets/*.css', { cwd: outDir })
      .map((file) => readFileSync(join(outDir, file), 'utf-8'))
      .join();

    expect(new Set(used).size).toBeGreaterThan(50);
    expect([...new Set(used)].filter((name) => !styled.includes(name))).toEqual([]);
  });
});
