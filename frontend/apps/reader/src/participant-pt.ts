import { pt } from './participant/locales/pt';

globalThis.livretierParticipantWords = pt;
