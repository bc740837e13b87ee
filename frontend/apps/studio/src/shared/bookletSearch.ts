import { textOf } from './searchParts';

/** Of which booklet a screen speaks that does not name it in its path; what is no id is nobody's booklet. */
export type BookletSearch = { livret?: string | undefined };

export const bookletSearch = (search: Record<string, unknown>): BookletSearch => ({ livret: textOf(search.livret) });
