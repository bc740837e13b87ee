import type { ValueLine, ValueState } from './types';

/** What asks for attention comes first. */
export const states = ['overdue', 'missing', 'due_soon', 'filled'] as const satisfies readonly ValueState[];

const urgency = ({ state }: ValueLine) => states.indexOf(state);

/** The most urgent first; within a state they keep their order. */
export const urgentFirst = (lines: readonly ValueLine[]) =>
  lines.toSorted((one, other) => urgency(one) - urgency(other));

export const isDue = ({ state }: ValueLine) => state === 'overdue' || state === 'due_soon';
