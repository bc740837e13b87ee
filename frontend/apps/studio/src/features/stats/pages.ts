import { lazyPages } from '@/shared/lazyPages';

export { statsSearch } from './statsSearch';
export const StatsPage = lazyPages(() => import('./StatsPage'))('StatsPage');
