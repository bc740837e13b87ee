/** The language that the page speaks, for numbers, sizes and hours. */
export const pageLanguage = () => document.documentElement.lang || undefined;

const across: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key as one who reads to the right would press it: the left arrow leads back there, and on in Arabic. */
export const keyAlongReading = (key: string) => (document.documentElement.dir === 'rtl' && across[key]) || key;
