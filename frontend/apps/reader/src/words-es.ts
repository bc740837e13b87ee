import { es, esFound } from './locales/es';

globalThis.livretierWords = { ...es, ...esFound };
