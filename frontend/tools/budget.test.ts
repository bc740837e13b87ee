import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStudio, firstLoad, gzipped } from './build/studio';

const kilobytes = 1000;
const wholeSheet = join(import.meta.dirname, '../../node_modules/@mantine/core/styles.layer.css');
const kitClass = /\bm_[0-9a-f]{8}\b/g;

let outDir = '';
const loaded = (extension: string) => firstLoad(outDir).filter(({ file }) => file.endsWith(extension));

beforeAll(() => {
  outDir = buildStudio();
}, 240_000);
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

describe('the first load of the studio', () => {
  it('has at most 260 KB of script', () => {
    expect(loaded('.js').length).toBeGreaterThan(2);
    expect(gzipped(loaded('.js'))).toBeLessThanOrEqual(260 * kilobytes);
  });

  it('has at most 45 KB of style', () => {
    expect(loaded('.css').length).toBeGreaterThan(0);
    expect(gzipped(loaded('.css'))).toBeLessThanOrEqual(45 * kilobytes);
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
