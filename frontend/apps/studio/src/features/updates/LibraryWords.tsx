import { WordsProvider, wordsIn } from '@livretier/blocks';
import type { ReactNode } from 'react';
import { useLivingValues } from '@/features/library';
import { NamedValues } from '@/shared/paper/NamedValues';

/* Releases are written in French: other languages come with the translations of a booklet. */
const words = wordsIn('fr');

/** What a page of the library needs around it to be drawn: its words, and the names of living values. */
export const LibraryWords = ({ children }: { children: ReactNode }) => (
  <WordsProvider value={words}>
    <NamedValues values={useLivingValues().data}>{children}</NamedValues>
  </WordsProvider>
);
