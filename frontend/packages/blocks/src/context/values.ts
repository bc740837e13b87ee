import { createContext, use } from 'react';

/** Finds what the company stores once: a name, a number, an hour. Without it, nothing is known. */
export const ValuesProvider = createContext<(key: string) => string | undefined>(() => undefined);

export const useValue = (key: string) => use(ValuesProvider)(key);
