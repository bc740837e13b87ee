import type { QueryClient } from '@tanstack/react-query';
import { lazyPages } from '@/shared/lazyPages';

export { type BookletSearch, bookletSearch, bookletsSearch } from './bookletSearch';

/* Screens between which one goes back and forth come together. */
const lists = lazyPages(() => import('./list/pages'));
const options = lazyPages(() => import('./options/pages'));

export const BookletsPage = lists('BookletsPage');
export const BookletsHomePage = lists('BookletsHomePage');
export const OptionsHomePage = options('OptionsHomePage');
export const ReadingPage = options('ReadingPage');
export const AdvancedPage = options('AdvancedPage');
export const ManagersPage = options('ManagersPage');
export const BookletUsersPage = options('UsersPage');

/* What is asked before a screen opens comes when one does: nobody who signs in waits for it. */
export const loadBooklet = async (client: QueryClient, id: string | undefined) =>
  (await import('./loadBooklet')).loadBooklet(client, id);
