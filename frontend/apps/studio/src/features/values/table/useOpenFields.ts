import { useState } from 'react';
import type { ValueLine } from '../types';

/** Which lines are fields: those that nobody has filled, and those being filled until they are left. */
export const useOpenFields = (mayWrite: boolean) => {
  const [entered, setEntered] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: ({ key, state }: ValueLine) => mayWrite && (state === 'missing' || entered.has(key)),
    enter: (key: string) => setEntered((former) => new Set(former).add(key)),
    /** What is filled turns into text once it is left. */
    leave: (key: string) => setEntered((former) => new Set([...former].filter((one) => one !== key))),
  };
};
