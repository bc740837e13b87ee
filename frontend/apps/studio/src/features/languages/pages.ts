import { lazyPages } from '@/shared/lazyPages';

const screens = lazyPages(() => import('./screens'));

export const LanguagesPage = screens('LanguagesPage');
export const TranslationsPage = screens('TranslationsPage');
export { languagesSearch, translationsSearch } from './languagesSearch';
