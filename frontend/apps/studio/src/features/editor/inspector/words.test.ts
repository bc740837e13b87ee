import type { BlockType } from '@livretier/blocks';
import { panels } from '@livretier/blocks/editor';
import { expect, it } from 'vitest';
import texts from '../../../locales/fr/editor.json';

type Words = { name: string; fields?: Record<string, string>; options?: Record<string, Record<string, string>> };
const words = texts.block as Record<BlockType, Words>;

it('every block, every field and every option of the inspector has its words', () => {
  const missing = Object.entries(panels).flatMap(([type, panel]) => {
    const known = words[type as BlockType];
    if (!known) return [type];
    return panel.flatMap(({ name, options = [] }) => [
      ...(known.fields?.[name] ? [] : [`${type}.${name}`]),
      ...options
        .filter((option) => !known.options?.[name]?.[String(option)])
        .map((option) => `${type}.${name}.${option}`),
    ]);
  });

  expect(missing).toEqual([]);
});
