import type { AskedAct } from '../acts/acts';
import type { BookletLine } from '../types';

/** What both ways to show booklets are given. */
export type ListProps = {
  booklets: readonly BookletLine[];
  loading?: boolean;
  /** An act that needs an answer first. */
  onAsk: (act: AskedAct, booklet: BookletLine) => void;
  /** Of the names, under the headings of the screen. */
  level?: 2 | 3 | undefined;
};
