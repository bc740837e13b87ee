import { idOf, textOf } from '@/shared/searchParts';

/** Which page is translated, into which language; without a page, the grid of all. */
export type TranslationsSearch = { langue?: string | undefined; page?: string | undefined };

export const translationsSearch = (search: Record<string, unknown>): TranslationsSearch => ({
  langue: textOf(search.langue, { longest: 35, like: /^[A-Za-z0-9-]+$/ }),
  page: idOf(search.page),
});
