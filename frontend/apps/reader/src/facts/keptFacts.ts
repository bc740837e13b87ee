import { bundleName } from '../device/place';
import { recall, remember } from '../device/store';
import type { Online } from '../version/online';
import { keptCounting, nameOfFacts } from './counting';
import { newId } from './newId';

/** Something that was read, until it is known that it was heard. */
export type Fact = {
  bundle: string;
  /** In which language, how they came, on what kind of device. */
  how: string;
  what: string;
  /** The day of this device's clock, by which it is forgotten; it is never sent. */
  since: number;
  /** Made once, as soon as the edge has said which day it is. */
  id?: string;
  /** It was sent: somebody may have heard it, though no answer said so. */
  sent?: true;
};

export type Dated = Fact & { id: string };

/** What was counted of one version: its editions are read by the same people. */
type Version = { bundles: string[]; counted: string[] };

type Kept = {
  waiting: Fact[];
  versions: Version[];
  /** When this device last sent what waited, or began to wait. */
  last: number;
};

const DAY = 86_400_000;
const MOST_DAYS = 35;
const MOST_VERSIONS = 6;

const listOf = <Item>(kept: Item[] | undefined) => (Array.isArray(kept) ? kept : []);

const keptFacts = (): Kept => {
  const { waiting, versions, last = 0 } = recall<Kept>(nameOfFacts());
  return { waiting: listOf(waiting), versions: listOf(versions), last };
};

const dayHere = () => Math.floor(Date.now() / DAY);
const isRecent = ({ since }: Fact) => Math.abs(dayHere() - since) <= MOST_DAYS;

const keep = ({ waiting, versions, last }: Kept) =>
  remember(nameOfFacts(), {
    waiting: waiting.filter(isRecent),
    versions: versions.slice(-MOST_VERSIONS),
    last,
  });

/* A question is answered for the first time once, rightly or not. */
const keyOf = (what: string) => (what.startsWith('a') ? what.slice(0, -1) : what);

const isOf = ({ bundles }: Version, bundle: string) => bundles.includes(bundle);

/** Lets something wait, unless it was counted of this version, or nobody was told yet that it is. */
export const noteFact = (what: string, how: string) => {
  const { refused, told } = keptCounting();
  if (refused || !told) return;
  const kept = keptFacts();
  const [bundle, key] = [bundleName(), keyOf(what)];
  const waits = kept.waiting.some((fact) => fact.bundle === bundle && keyOf(fact.what) === key);
  if (waits || kept.versions.some((version) => isOf(version, bundle) && version.counted.includes(key))) return;
  const last = kept.waiting.length > 0 ? kept.last : Date.now();
  keep({ ...kept, waiting: [...kept.waiting, { bundle, how, what, since: dayHere() }], last });
};

const isAbout = (kept: Kept, bundle: string, what: string) => (fact: Fact) =>
  fact.what === what &&
  (fact.bundle === bundle || kept.versions.some((version) => isOf(version, bundle) && isOf(version, fact.bundle)));

/** Whether something was noted of the version that is read, sent or not. */
export const isNoted = (what: string) => {
  const kept = keptFacts();
  const isIt = isAbout(kept, bundleName(), what);
  const counted = kept.versions.some((version) => isOf(version, bundleName()) && version.counted.includes(what));
  return counted || kept.waiting.some(isIt);
};

/** Forgets what nobody can have heard of yet, as if it had not been noted; whether it did. */
export const forgetUnsent = (what: string) => {
  const kept = keptFacts();
  const isIt = isAbout(kept, bundleName(), what);
  if (!kept.waiting.some((fact) => isIt(fact) && !fact.sent)) return false;
  const versions = kept.versions.map((version) =>
    isOf(version, bundleName()) ? { ...version, counted: version.counted.filter((key) => key !== what) } : version,
  );
  keep({ ...kept, waiting: kept.waiting.filter((fact) => !isIt(fact)), versions });
  return true;
};

const versionOf = (versions: Version[], bundles: string[]) => {
  const known = versions.find((version) => bundles.some((bundle) => isOf(version, bundle)));
  const version = known ?? { bundles: [], counted: [] };
  version.bundles = [...new Set([...version.bundles, ...bundles])];
  if (!known) versions.push(version);
  return version;
};

/** Gives what waits its id of this day; what was counted in another language of the same version goes. */
export const dateFacts = ({ editions }: Pick<Online, 'editions'>, day: number) => {
  const kept = keptFacts();
  if (kept.waiting.every(({ id }) => id)) return;
  const online = Object.values(editions);
  for (const fact of kept.waiting.filter(({ id }) => !id)) {
    const { counted } = versionOf(kept.versions, online.includes(fact.bundle) ? online : [fact.bundle]);
    if (counted.includes(keyOf(fact.what))) continue;
    counted.push(keyOf(fact.what));
    fact.id = newId(day);
  }
  keep({ ...kept, waiting: kept.waiting.filter(({ id }) => id) });
};

/** What can be sent, and when something last was. By their ids: in which order pages were read is nobody's. */
export const waitingFacts = () => {
  const { waiting, last } = keptFacts();
  const facts = waiting.filter((fact): fact is Dated => fact.id !== undefined && isRecent(fact));
  return { facts: facts.toSorted((one, other) => (one.id < other.id ? -1 : 1)), last };
};

/** Notes before they go which facts somebody may have heard, whatever comes back. */
export const noteSending = (ids: readonly string[]) => {
  const kept = keptFacts();
  const waiting = kept.waiting.map((fact) => (ids.includes(fact.id ?? '') ? { ...fact, sent: true as const } : fact));
  keep({ ...kept, waiting, last: Date.now() });
};

export const forgetHeard = (ids: readonly string[]) => {
  const kept = keptFacts();
  keep({ ...kept, waiting: kept.waiting.filter(({ id = '' }) => !ids.includes(id)) });
};
