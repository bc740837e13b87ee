import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../frontend/apps/studio/src/locales/fr');

const keysOf = (messages: object, path: string): string[] =>
  Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null ? keysOf(text, `${path}.${key}`) : [`${path}.${key}`],
  );

/** Every key of the interface, as an administrator names it: "home.greeting". */
export const messageKeys = globSync(`${folder}/*.json`).flatMap((file) =>
  keysOf(JSON.parse(readFileSync(file, 'utf-8')), basename(file, '.json')),
);
