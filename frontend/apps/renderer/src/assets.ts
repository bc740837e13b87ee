import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Asset = { file: string; fetches: string[] };

const folder = import.meta.dirname;
const known: Record<string, Asset> = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf-8'));

const find = (name: string) => {
  const asset = known[name];
  if (!asset) throw new Error(`The build has no ${name}.`);
  return asset;
};

/** What an asset is called since it was built: its name carries a hash of its content. */
export const builtName = (name: string) => find(name).file;

/** Assets by the names that they were built into, with all that they fetch themselves. */
export const withFetched = (names: readonly string[]) =>
  [...new Set(names.map(find).flatMap(({ file, fetches }) => [file, ...fetches]))].toSorted();

export const readAsset = (name: string) => readFileSync(join(folder, 'assets', builtName(name)), 'utf-8');
