import { isSame } from './isSame';
import { type Fields, type FieldsState, quietFields } from './machine';

type Draft = Pick<FieldsState, 'changes' | 'known'>;

const keyOf = (place: string) => `livretier-draft ${place}`;

/** Keeps on this computer what the server does not have; false when the browser has no room for it. */
export const keepDraft = (place: string, { changes, sent, known }: FieldsState) => {
  const draft: Draft = { changes: { ...sent, ...changes }, known };
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
};

/** Forgets it; true, for nothing is left to lose. */
export const forgetDraft = (place: string) => {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    /* A browser that keeps nothing has nothing to forget. */
  }
  return true;
};

const read = (place: string): Draft | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
  } catch {
    return null;
  }
};

/**
 * What a page that was closed left here. A field that somebody changed elsewhere since stays as they said it, and one
 * that arrived after all is not sent again.
 */
export const findDraft = (place: string, saved: Fields): FieldsState => {
  const draft = read(place);
  if (!draft) return quietFields;
  const stillWanted = ([name, value]: [string, unknown]) => {
    const there = saved[name] ?? null;
    return !isSame(value, there) && draft.known.some((known) => name in known && isSame(known[name], there));
  };
  const changes = Object.fromEntries(Object.entries(draft.changes).filter(stillWanted));
  if (Object.keys(changes).length > 0) return { ...quietFields, changes, known: draft.known, phase: 'waiting' };
  forgetDraft(place);
  return quietFields;
};
