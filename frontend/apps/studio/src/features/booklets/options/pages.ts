export { AdvancedPage } from './advanced/AdvancedPage';
export { ManagersPage } from './managers/ManagersPage';
export { OptionsHomePage } from './OptionsHomePage';
export { ReadingPage } from './reading/ReadingPage';
export { UsersPage } from './users/UsersPage';
