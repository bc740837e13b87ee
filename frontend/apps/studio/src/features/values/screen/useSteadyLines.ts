import { useState } from 'react';
import { urgentFirst } from '../states';
import type { ValueLine } from '../types';

type Wanted = {
  /** What is asked for; another question begins anew. */
  filters: string;
  /** The lines answer this question, and not the former one. */
  isAnswered: boolean;
  fits: (line: ValueLine) => boolean;
};

/**
 * The lines that fit, the most urgent first, as they were when one began to look: what is filled meanwhile neither
 * moves nor goes away under the hands of who fills it.
 */
export const useSteadyLines = (lines: readonly ValueLine[], { filters, isAnswered, fits }: Wanted) => {
  const [kept, setKept] = useState<{ filters: string; keys: readonly string[] }>({ filters: '', keys: [] });
  const known = kept.filters === filters ? kept.keys : [];
  const fresh = urgentFirst(lines.filter((line) => fits(line) && !known.includes(line.key))).map(({ key }) => key);
  const keys = [...known, ...fresh];
  if (isAnswered && (kept.filters !== filters || fresh.length > 0)) setKept({ filters, keys });
  return keys.flatMap((key) => lines.find((line) => line.key === key) ?? []);
};
