import { en, enFound } from './locales/en';

globalThis.livretierWords = { ...en, ...enFound };
