export { LanguagesPage } from './list/LanguagesPage';
export { TranslationsPage } from './translations/TranslationsPage';
