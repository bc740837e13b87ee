import type { ReactNode } from 'react';
import { fold } from '../find/fold';

/** Something that can be chosen from a list: a block or a living value. `words` are other names for it, `note` is
    shown beside it. */
export type Choice = { id: string; label: string; words?: string; note?: string; icon?: ReactNode };

/** The choices that fit what is typed, those that begin with it first. */
export const fitting = (choices: readonly Choice[], query: string) => {
  const wanted = fold(query.trim());
  if (!wanted) return [...choices];
  const begins = (choice: Choice) => Number(fold(choice.label).startsWith(wanted));
  return choices
    .filter(({ id, label, words = '' }) => fold(`${label} ${words} ${id}`).includes(wanted))
    .sort((one, other) => begins(other) - begins(one));
};
