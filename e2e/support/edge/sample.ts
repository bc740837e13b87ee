import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

/** A module of the packages, read as the tools read it. */
export const fromPackage = async <Module>(file: string) => {
  const { module } = await runnerImport<Module>(resolve(root, 'frontend/packages', file), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  return module;
};

export type Page = { id: string; title: string; importance: string; document: { schema: 2; blocks: object[] } };
export type Chapter = { id: string; title: string; minutes: number; mandatory: boolean; pages: Page[] };
export type Booklet = {
  name: string;
  company: string;
  lang: string;
  structure: string;
  theme: Record<string, unknown>;
  chapters: Chapter[];
};

/** The booklet of the samples: seven chapters, a question, one contact. */
export const sampleBooklet = async () =>
  (await fromPackage<{ booklet: Booklet }>('booklet/src/samples/booklet.ts')).booklet;
