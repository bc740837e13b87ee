import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

type Index = { entries: Record<string, { type: string; title: string }> };

/** A story as it is looked at: the scheme is its own, or one that the catalogue is asked for. */
export type Look = { id: string; scheme: 'light' | 'dark' };

const built = resolve(import.meta.dirname, '../../frontend/packages/ui/storybook-static/index.json');

const isDark = (id: string) => /-dark$/.test(id);

/* A dark story is a story of its own; one that has no such twin is looked at in both schemes. */
const looksOf = (id: string, ids: ReadonlySet<string>): Look[] => {
  if (isDark(id)) return [{ id, scheme: 'dark' }];
  const light: Look = { id, scheme: 'light' };
  return ids.has(id.replace(/-light$/, '-dark')) && /-light$/.test(id) ? [light] : [light, { id, scheme: 'dark' }];
};

/** Every story of the built catalogue in both schemes, by component. */
export const readCatalogue = () => {
  const { entries }: Index = JSON.parse(readFileSync(built, 'utf-8'));
  const stories = Object.entries(entries).filter(([, { type }]) => type === 'story');
  const ids = new Set(stories.map(([id]) => id));
  return Map.groupBy(
    stories.flatMap(([id, { title }]) => looksOf(id, ids).map((look) => ({ title, ...look }))),
    ({ title }) => title,
  );
};
