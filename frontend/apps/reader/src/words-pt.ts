import { pt, ptFound } from './locales/pt';

globalThis.livretierWords = { ...pt, ...ptFound };
