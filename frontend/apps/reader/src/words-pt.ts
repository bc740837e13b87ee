import { pt } from './locales/pt';

globalThis.livretierWords = pt;
