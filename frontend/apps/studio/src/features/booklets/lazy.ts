import { lazyPage } from '../../shared/lazyPage';
import { withTexts } from '../../shared/locale/withTexts';

const page = (load: Parameters<typeof lazyPage>[0]) => lazyPage(withTexts(load));

export const BookletsPage = page(async () => (await import('./list/BookletsPage')).BookletsPage);
export const BookletsHomePage = page(async () => (await import('./home/BookletsHomePage')).BookletsHomePage);
export const OptionsHomePage = page(async () => (await import('./options/home/OptionsHomePage')).OptionsHomePage);
export const AdvancedPage = page(async () => (await import('./options/advanced/AdvancedPage')).AdvancedPage);
export const ManagersPage = page(async () => (await import('./options/managers/ManagersPage')).ManagersPage);
export const BookletUsersPage = page(async () => (await import('./options/users/UsersPage')).UsersPage);
