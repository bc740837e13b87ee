import type { Content } from '../source/types';

const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two values say the same, whatever the order in which their fields were written. */
export const isSame = (a: unknown, b: unknown) =>
  a === b || JSON.stringify(a, sorted) === JSON.stringify(b, sorted);

export const contentOf = ({ title, importance, document }: Content): Content => ({ title, importance, document });
