import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const frontend = resolve(import.meta.dirname, '../../frontend');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf-8'));

const keysOf = (messages: object, path: string): string[] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null ? keysOf(text, `${path}.${key}`) : [`${path}.${key}`],
  );

/** Every key of the interface, as an administrator names it: "home.greeting". */
export const messageKeys = [
  ...globSync(`${frontend}/apps/studio/src/locales/fr/*.json`).flatMap((file) =>
    keysOf(read(file), basename(file, '.json')),
  ),
  /* What a block is called stands in its folder. */
  ...globSync(`${frontend}/packages/blocks/src/*/words.fr.json`).flatMap((file) => keysOf(read(file), 'editor.block')),
];
