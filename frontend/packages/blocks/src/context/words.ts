import { createContext, use } from 'react';
import { fr, type Words } from '../locales/fr';

/** What the views say by themselves, in the language of the booklet. */
export const WordsProvider = createContext<Words>(fr);

export const useWords = () => use(WordsProvider);
