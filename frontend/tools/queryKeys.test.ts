import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSharedKeys, readQueryKeys } from './queryKeys/readQueryKeys';

const root = resolve(import.meta.dirname, '../apps/studio/src');

const studio = () =>
  globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf-8') }))
    /* Reading a tree takes time: where no key is written there is none to find. */
    .filter(({ code }) => /queryKey|Key =/.test(code));

describe('a query key of the studio', () => {
  it('has one query function: what one screen stores, another reads', () => {
    const queries = readQueryKeys(studio());

    expect(queries.length).toBeGreaterThan(50);
    expect(findSharedKeys(queries)).toEqual([]);
  });

  it('is found wherever it is written', () => {
    const sources = [
      "export const bookletKey = (id: string) => ['booklets', id] as const;",
      "const chapters = (id: string) => queryOptions({ queryKey: [...bookletKey(id), 'chapters'], queryFn: one });",
      "useQuery({ queryKey: ['booklets', booklet.id, 'chapters'], queryFn: another });",
      "export const listQuery = queryOptions({ queryKey: ['list'], queryFn: one });",
      "useQuery({ queryKey: [...listQuery.queryKey, 'next'], queryFn: one });",
      "useQuery({ queryKey: [...(old ? bookletKey(id) : ['list']), 'next'], queryFn: one });",
      "client.invalidateQueries({ queryKey: ['list'] });",
    ].map((code, index) => ({ file: `${index}.ts`, code }));

    expect(findSharedKeys(readQueryKeys(sources))).toEqual([
      'booklets * chapters: 1.ts, 2.ts',
      'list next: 4.ts, 5.ts',
    ]);
  });

  it('may not be one that nobody can read', () => {
    const sources = [{ file: 'a.ts', code: 'useQuery({ queryKey: make(), queryFn: one });' }];

    expect(() => readQueryKeys(sources)).toThrow('a key that cannot be read');
  });
});
