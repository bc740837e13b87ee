export { askedIn, posterWordsIn } from './locales/words';
export { sceneOf } from './scene';
