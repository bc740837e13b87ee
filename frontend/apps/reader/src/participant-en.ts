import { en } from './participant/locales/en';

globalThis.livretierParticipantWords = en;
