import { lazyPages } from '../../shared/lazyPages';

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
