import { lazyPage } from '../../shared/lazyPage';
import { withTexts } from '../../shared/locale/withTexts';

const page = (load: Parameters<typeof lazyPage>[0]) => lazyPage(withTexts(load));

/* Screens between which one goes back and forth come together. */
const lists = () => import('./list/pages');
const options = () => import('./options/pages');

export const BookletsPage = page(async () => (await lists()).BookletsPage);
export const BookletsHomePage = page(async () => (await lists()).BookletsHomePage);
export const OptionsHomePage = page(async () => (await options()).OptionsHomePage);
export const AdvancedPage = page(async () => (await options()).AdvancedPage);
export const ManagersPage = page(async () => (await options()).ManagersPage);
export const BookletUsersPage = page(async () => (await options()).UsersPage);
