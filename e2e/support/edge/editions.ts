import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assets, run } from '../../../frontend/apps/renderer/test/program';

/** A publication in one language, as the renderer is told of it. */
export type Bundle = {
  booklet: object;
  version: { number: string; date: string; sha256: string };
  values: Record<string, string>;
  labels: Record<string, string>;
  media: Record<string, object>;
  address: string;
  locales: string[];
  reference: string;
  locale: string;
  offers: { offline: boolean; pdf: boolean; indexed: boolean; questions?: boolean };
};

export type Edition = { locale: string; name: string; files: Map<string, string>; objects: Map<string, Buffer> };

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** The usual surroundings of a booklet, in one language. */
export const bundleOf = (booklet: object, change: Partial<Bundle> = {}): Bundle => ({
  booklet,
  version: { number: '1.0', date: '2027-03-16', sha256: '' },
  values: {},
  labels: {},
  media: {},
  address: 'http://localhost/l/livret/',
  locales: ['fr-FR'],
  reference: 'fr-FR',
  locale: 'fr-FR',
  offers: { offline: true, pdf: false, indexed: false, questions: true },
  ...change,
});

/** An edition by the program that the worker runs, with its name as the press gives it. */
export const makeEdition = (bundle: Bundle): Edition => {
  const { stdout, stderr } = run(JSON.stringify({ bundle }));
  if (stderr) throw new Error(stderr);
  const made: { files: { path: string; text: string }[]; assets: string[] } = JSON.parse(stdout);
  const lines = [...made.files.map(({ path, text }) => `${path} ${sha256(text)}`), ...made.assets].toSorted();
  return {
    locale: bundle.locale,
    name: sha256(lines.join('\n')).slice(0, 16),
    files: new Map(made.files.map(({ path, text }) => [path, text])),
    objects: new Map(made.assets.map((name) => [name, readFileSync(join(assets, name))])),
  };
};
