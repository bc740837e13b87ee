import { en } from './locales/en';

globalThis.livretierWords = en;
