import { flagOf } from '@/shared/searchParts';

/** Whether one went back to the columns of a file that was already tried. */
export const importSearch = (search: Record<string, unknown>): { colonnes?: true | undefined } => ({
  colonnes: flagOf(search.colonnes),
});
