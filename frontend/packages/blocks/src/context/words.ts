import { createContext, use } from 'react';
import { type Says, type Words, wordsIn } from '../locales/words';

/** What the views say by themselves, in the language of the booklet. */
export const WordsProvider = createContext<Words>(wordsIn('fr'));

export const useWords = () => use(WordsProvider);

/** What this block says by itself, in the language of the booklet. */
export const useOwnWords = <Own>(says: Says<Own>) => says[useWords().language];
