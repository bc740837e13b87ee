/** The language that the page speaks, for numbers, sizes and hours. */
export const pageLanguage = () => document.documentElement.lang || undefined;
