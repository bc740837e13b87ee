import { es } from './locales/es';

globalThis.livretierWords = es;
