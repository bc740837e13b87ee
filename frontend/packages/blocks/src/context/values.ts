import { createContext, use } from 'react';
import { inlinesOf } from '../document/line';

type Find = (key: string) => string | undefined;

/** Finds what the company stores once: a name, a number, an hour. Without it, nothing is known. */
export const ValuesProvider = createContext<Find>(() => undefined);

/** Finds what people call a living value. Without it, no value has a name. */
export const ValueLabelsProvider = createContext<Find>(() => undefined);

export const useValue = (key: string) => use(ValuesProvider)(key);

/** What stands for a value that is not known: its name, or else its key in words. */
export const useValueLabel = (key: string) => use(ValueLabelsProvider)(key) ?? key.replaceAll('_', ' ');

/** A line with its living values filled in; nothing while one of them is not known. */
export const useFilledLine = (line: string) => {
  const find = use(ValuesProvider);
  const parts = inlinesOf(line).map((inline) => (inline.type === 'value' ? find(inline.key) : inline.text));
  return parts.includes(undefined) ? undefined : parts.join('');
};
