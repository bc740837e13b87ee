import { entry, root } from '../device/place';
import type { Online } from '../version/online';
import { cacheName, heldAddress, noteHeld } from './heldEditions';

type Files = { files: string[]; objects: string[] };

const AT_ONCE = 6;

/* What changes under the same address: the entry, with and without the name of its file, and what a telephone shows the
   booklet by. */
const changing = () => {
  const beside = ['icon.svg', 'manifest.webmanifest'].map((name) => new URL(name, root()));
  return [entry(), new URL('index.html', entry()), ...beside].map(({ href }) => href);
};

const get = async (address: string, cacheable: RequestCache) => {
  const answer = await fetch(address, { cache: cacheable });
  if (!answer.ok) throw new Error(`${address} cannot be kept.`);
  return answer;
};

/** Fetches what lasts and is not here yet, a few at once. */
const keepLasting = async (cache: Cache, missing: string[], tell: (done: number) => void) => {
  const waiting = [...missing];
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await cache.put(next, await get(next, 'default'));
      done += 1;
      tell(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** The doors of this version: all of them, or none while another one is being put online. */
const fetchDoors = async (bundle: string) => {
  const doors = await Promise.all(
    changing().map(async (address) => ({ address, answer: await get(address, 'no-store') })),
  );
  if (!(await doors[0]?.answer.clone().text())?.includes(bundle)) throw new Error('Another version is online.');
  return doors;
};

/** Removes what only the version before needed. */
const forgetOthers = async (cache: Cache, wanted: ReadonlySet<string>) => {
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
};

const keep = async (online: Online, bundle: string, tell: (share: number) => void) => {
  const home = new URL(`${bundle}/`, root());
  const cache = await caches.open(cacheName());
  const listed = (await (await get(new URL('files.json', home).href, 'default')).json()) as Files;
  const lasting = [
    ...listed.files.map((file) => new URL(file, home).href),
    ...listed.objects.map((object) => new URL(object, root()).href),
  ];
  const missing: string[] = [];
  for (const address of lasting) if (!(await cache.match(address))) missing.push(address);
  await keepLasting(cache, missing, (done) => tell(Math.floor((99 * done) / missing.length)));
  const doors = await fetchDoors(bundle);
  for (const { address, answer } of doors) await cache.put(address, answer);
  await noteHeld(cache, { bundle, number: online.number, entry: entry().href });
  await forgetOthers(cache, new Set([...lasting, ...doors.map(({ address }) => address), heldAddress()]));
};

/** Keeps every page, picture and script of an edition on this device, one window at a time, and says how far it is. */
export const keepEdition = (online: Online, bundle: string, tell: (share: number) => void) =>
  navigator.locks.request(cacheName(), () => keep(online, bundle, tell));
