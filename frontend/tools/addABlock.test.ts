import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');
const packages = 'frontend/packages/blocks';
const steps = readFileSync(join(repository, 'docs/how-to/add-a-block.md'), 'utf-8');

/** The files that the page names, each with the code below its name. */
const shown = [...steps.matchAll(/^ {3}`([\w./]+)`\n\n {3}```\w+\n([\s\S]*?) {3}```$/gm)].map(
  ([, file = '', code = '']) => ({
    file,
    code: code.replaceAll(/^ {3}/gm, ''),
  }),
);
const inside = shown.filter(({ file }) => file.startsWith('sample_note/'));
const outside = shown.filter((step) => !inside.includes(step));

let root = '';
const at = (file: string) => join(root, packages, 'src', file);
const read = (file: string) => readFileSync(at(file), 'utf-8');

const write = (file: string, code: string) => {
  mkdirSync(resolve(at(file), '..'), { recursive: true });
  writeFileSync(at(file), code);
};

/** Puts a line below the last one that says the same of another block. */
const addLine = (file: string, line: string) => {
  const lines = read(file).split('\n');
  const last = lines.findLastIndex((known) => /^export \{|^@import "\.\/(\w+)\/\1\.css";$/.test(known));
  write(file, lines.toSpliced(last + 1, 0, line.trimEnd()).join('\n'));
};

const compile = () => {
  const config = { extends: join(repository, 'tsconfig.json'), include: [], files: ['probe.ts'] };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(
    join(root, 'probe.ts'),
    ['index.ts', 'editor/canvas/extensions.ts', 'samples/blocks.ts', 'sample_note/sample.ts', 'sample_gap/sample.ts']
      .map((file) => `import './${packages}/src/${file.replace(/\.ts$/, '')}';`)
      .join('\n'),
  );
  const { stdout } = spawnSync(join(repository, 'node_modules/.bin/tsc'), ['-p', root], {
    cwd: root,
    encoding: 'utf-8',
  });
  return stdout.split('\n').filter((line) => line.includes('error'));
};

const load = async <Module>(file: string) =>
  (await runnerImport<Module>(at(file), { root, configFile: false, logLevel: 'error' })).module;

type Probe = {
  html: string;
  schema: { $defs: object; properties: { blocks: { items: { oneOf: { $ref: string }[] } } } };
  empty: object;
  menu: string[];
  nodes: string[];
  panel: object[];
  name: string;
  random: boolean;
};

/* What a booklet, the server and the studio ask, in one program. */
const probe = `
import { draw } from './samples/draw';
import { blocks } from './samples/blocks';
import { emptyBlock } from './document/emptyBlock';
import { randomDocument } from './document/testing/randomDocument';
import { inOrderOf, jsonSchema } from './jsonSchema';
import { blockWords } from './locales/fr';
import { blockNodes, blocksIn, panels } from './editor/registry';
import before from '${repository}/backend/shared/documents/page.schema.json';

export const html = draw(blocks.sample_note);
export const schema = inOrderOf(before, jsonSchema());
export const empty = emptyBlock('sample_note');
export const menu = blocksIn('write');
export const nodes = blockNodes.map(({ name }) => name);
export const panel = panels.sample_note;
export const name = blockWords.sample_note.name;
export const random = Array.from({ length: 40 }, (_, seed) => randomDocument(seed)).some(({ blocks }) => blocks.some(({ type }) => type === 'sample_note'));
`;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'livretier-block-'));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  const filter = (source: string) => !/node_modules|\.(test|stories)\.tsx?$/.test(source);
  cpSync(join(repository, packages), join(root, packages), { recursive: true, filter });
});
afterAll(() => rmSync(root, { recursive: true }));

describe('add-a-block.md, followed to the letter,', () => {
  beforeAll(() => {
    for (const { file, code } of inside) write(file, code);
    for (const { file, code } of outside) addLine(file, code);
  });

  it('adds a folder, and three lines to files that are there', () => {
    expect(inside).toHaveLength(7);
    expect(outside.map(({ file }) => existsSync(join(repository, packages, 'src', file)))).toEqual([true, true, true]);
    expect(outside.flatMap(({ code }) => code.trimEnd().split('\n'))).toHaveLength(3);
  });

  it('gives a block that is drawn, stored, written and found', async () => {
    write('probe.tsx', probe);
    const { html, schema, empty, menu, nodes, panel, name, random } = await load<Probe>('probe.tsx');
    const { oneOf } = schema.properties.blocks.items;

    expect(html).toContain('<p class="lvb-sample-note-title">À savoir</p><p>Le bureau est ouvert.</p>');
    expect(oneOf.at(-1)).toEqual({ $ref: '#/$defs/sample_note' });
    expect(schema.$defs).toHaveProperty('sample_note');
    expect(empty).toMatchObject({ type: 'sample_note', props: { title: '' }, text: [] });
    expect(menu.at(-1)).toBe('sample_note');
    expect(nodes).toContain('sample_note');
    expect(panel).toEqual([{ name: 'title', kind: 'line' }]);
    expect(name).toBe('Note');
    expect(random).toBe(true);
    expect(read('styles.css').indexOf('sample_note.css')).toBeLessThan(read('styles.css').indexOf('print.css'));
  });

  it('compiles, and a block that lacks a part does not', () => {
    for (const { file, code } of inside) {
      const lacking = code.replace(/^ {2}(View|panel|random|menu):.*\n/gm, '');
      write(file.replaceAll('sample_note', 'sample_gap'), lacking.replaceAll('sample_note', 'sample_gap'));
    }
    addLine('blocks.ts', "export { block as sample_gap } from './sample_gap';");

    const errors = compile();

    const parts = ['sample_gap/index.tsx.*View', 'registry.ts.*sample_gap', 'sample_gap/sample.ts'];
    for (const part of parts)
      expect(
        errors.some((line) => new RegExp(part).test(line)),
        part,
      ).toBe(true);
    expect(errors.filter((line) => !line.includes('sample_gap'))).toEqual([]);
  });
});
