import { lazyPages } from '@/shared/lazyPages';

const screens = lazyPages(() => import('./screens'));

export const BookletTranslationsPage = screens('BookletTranslationsPage');
export { translationsSearch } from './translationsSearch';
