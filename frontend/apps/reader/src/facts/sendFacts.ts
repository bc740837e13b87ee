import { root } from '../device/place';
import { keptCounting } from './counting';
import { type Dated, type Fact, forgetHeard, noteSending, waitingFacts } from './keptFacts';

/* What is read of one line, and less than 4 KB of it. */
const MOST = 40;
const EVERY = 20_000;

/** One call for each forty facts of one edition, way in and kind of device. */
export const callsOf = (facts: readonly Dated[]) => {
  const aboutOf = ({ bundle, how }: Fact) => `b=${bundle}&${how}`;
  return [...new Set(facts.map(aboutOf))].flatMap((about) => {
    const all = facts.filter((fact) => aboutOf(fact) === about);
    return Array.from({ length: Math.ceil(all.length / MOST) }, (_, index) => {
      const some = all.slice(index * MOST, (index + 1) * MOST);
      const said = some.map(({ id, what }) => `${id}.${what}`).join('~');
      return { query: `${about}&f=${said}`, ids: some.map(({ id }) => id) };
    });
  });
};

/* A beacon would never tell that it was heard, and would take the cookie of the booklet along. */
const call = async ({ query, ids }: ReturnType<typeof callsOf>[number]) => {
  const { status } = await fetch(new URL(`e?${query}`, root()), {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (status === 204) forgetHeard(ids);
};

/** Sends what waits; what is not heard goes on waiting, under the same ids. */
export const sendFacts = async () => {
  const { facts } = waitingFacts();
  if (facts.length === 0 || !navigator.onLine || keptCounting().refused) return;
  noteSending(facts.map(({ id }) => id));
  await Promise.allSettled(callsOf(facts).map(call));
};

let isTimed = false;

const sendIn = (wait: number) => {
  if (isTimed) return;
  isTimed = true;
  setTimeout(async () => {
    if (document.visibilityState === 'visible') await sendFacts();
    isTimed = false;
    if (waitingFacts().facts.length > 0) sendIn(EVERY);
  }, wait);
};

/** Sends what waits twenty seconds after it began to, or after the last call, on whatever page that is. */
export const sendSoon = () => {
  const { facts, last } = waitingFacts();
  if (facts.length > 0) sendIn(Math.min(Math.max(last + EVERY - Date.now(), 0), EVERY));
};
