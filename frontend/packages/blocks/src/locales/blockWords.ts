import type { BlockType } from '../block';

/** What authors call each block, its properties and their options. */
export type BlockWords = Record<
  BlockType,
  {
    name: string;
    synonyms: string;
    about: string;
    fields: Record<string, string>;
    options: Record<string, Record<string, string>>;
  }
>;
