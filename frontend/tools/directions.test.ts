import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { physicalIn } from './styles/physical';

const root = resolve(import.meta.dirname, '..');
const sheets = globSync('{apps,packages}/*/src/**/*.css', { cwd: root }).sort();

/* A tip is put where the pointer is, in pixels of the screen; a poster is a picture of paper. */
const apart = /\/(?:Tooltip\.module|Poster\.module|poster)\.css$/;

describe('LNG1: the stylesheets', () => {
  it('say start and end, never left and right', () => {
    const faults = sheets
      .filter((sheet) => !apart.test(sheet))
      .flatMap((sheet) => physicalIn(readFileSync(join(root, sheet), 'utf-8')).map((fault) => `${sheet}: ${fault}`));

    expect(sheets.length).toBeGreaterThan(200);
    expect(sheets.filter((sheet) => apart.test(sheet))).toHaveLength(3);
    expect(faults).toEqual([]);
  });

  it.each([
    ['margin-left: 4px', true],
    ['left: 0', true],
    ['border-right-color: red', true],
    ['border-top-left-radius: 2px', true],
    ['text-align: right', true],
    ['padding: 0 calc(1px + min(2px, var(--a))) 0', false],
    ['inset: 0 auto 0 3px', true],
    ['padding: 0 4px 0 4px', false],
    ['padding: 0 calc(1px * 2) 3px', false],
    ['inset-inline-start: 0', false],
    ['text-align: start', false],
    ['box-shadow: inset 0 0 0 1px', false],
  ])('%s is physical: %s', (declaration, physical) => {
    expect(physicalIn(`.part { ${declaration}; }`).length > 0).toBe(physical);
  });
});
