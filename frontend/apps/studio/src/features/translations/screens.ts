export { BookletTranslationsPage } from './BookletTranslationsPage';
