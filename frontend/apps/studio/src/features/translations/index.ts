export { TranslationsPanel } from './TranslationsPanel';
