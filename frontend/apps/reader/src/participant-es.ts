import { es } from './participant/locales/es';

globalThis.livretierParticipantWords = es;
