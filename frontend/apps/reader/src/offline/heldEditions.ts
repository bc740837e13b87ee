import { locale, root } from '../device/place';
import { HELD, type Held } from './held';

const prefix = () => `livretier:${root().pathname}:`;

/** The cache of an edition in one language; the worker looks into all of them. */
export const cacheName = () => `${prefix()}${locale()}`;

/** Where its cache says what is held. */
export const heldAddress = () => new URL(HELD, root()).href;

export const held = async (): Promise<Held | undefined> => {
  if (!('caches' in window && (await caches.has(cacheName())))) return undefined;
  const kept = await (await caches.open(cacheName())).match(heldAddress());
  return kept ? ((await kept.json()) as Held) : undefined;
};

export const noteHeld = async (cache: Cache, what: Held) => cache.put(heldAddress(), Response.json(what));

/** Gives back all that this device holds of the booklet, in every language. */
export const letGo = async () => {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) if (name.startsWith(prefix())) await caches.delete(name);
};
