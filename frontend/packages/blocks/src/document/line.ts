import type { Inline } from './richText';

/* The server reads the same: backend/shared/documents/content.py. */
const value = /\{\{([a-z][a-z0-9_]{0,63})\}\}/;

/** How a line, which has no emphasis, names a living value. */
export const writtenValue = (key: string) => `{{${key}}}`;

/** A line as the words and the living values that it is made of. */
export const inlinesOf = (line: string): Exclude<Inline, { type: 'break' }>[] =>
  line
    .split(value)
    .map((part, place) =>
      place % 2 === 1 ? { type: 'value' as const, key: part } : { type: 'text' as const, text: part },
    )
    .filter((inline) => inline.type === 'value' || inline.text !== '');

/** A line in which every living value is a gap. */
export const withoutValues = (line: string) =>
  inlinesOf(line)
    .map((inline) => (inline.type === 'value' ? ' ' : inline.text))
    .join('');
