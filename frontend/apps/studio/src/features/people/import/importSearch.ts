import { flagOf, idOf } from '@/shared/searchParts';

/** Whether one went back to the columns of a file that was already tried. */
export const importSearch = (search: Record<string, unknown>): { colonnes?: true | undefined } => ({
  colonnes: flagOf(search.colonnes),
});

/** The booklet whose participants the people of a new file become; none: they are people of the company. */
export const newImportSearch = (search: Record<string, unknown>): { livret?: string | undefined } => ({
  livret: idOf(search.livret),
});
