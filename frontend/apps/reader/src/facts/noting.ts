import { locale } from '../device/place';
import type { Online } from '../version/online';
import { channel } from './door';
import { dateFacts, noteFact } from './keptFacts';
import { dayOf } from './newId';
import { sendSoon } from './sendFacts';

/* What version.json said while somebody looked at this page. */
let known: { online: Online; day: number } | undefined;

/** A page that nobody looks at counts nothing: so two windows do not count the same either. */
export const isSeen = () => document.visibilityState === 'visible';

const device = () => {
  if (innerWidth < 600) return 'p';
  return innerWidth < 1024 ? 't' : 'c';
};

/** What waits gets its ids, and is sent in its time, once it is known which day it is. */
export const settle = () => {
  if (!(known && isSeen())) return;
  dateFacts(known.online, known.day);
  sendSoon();
};

/** Counts something that was read. */
export const note = (what: string) => {
  noteFact(what, `l=${locale()}&c=${channel()}&d=${device()}`);
  settle();
};

export const learnDay = (online: Online) => {
  const day = dayOf(online.date ?? '');
  known = day !== undefined && isSeen() ? { online, day } : undefined;
  settle();
};

/** It may be another day when somebody comes back to this page. */
export const forgetDay = () => {
  known = undefined;
};
