export { AdvancedPage } from './advanced/AdvancedPage';
export { OptionsHomePage } from './home/OptionsHomePage';
export { ManagersPage } from './managers/ManagersPage';
export { ReadingPage } from './reading/ReadingPage';
export { UsersPage } from './users/UsersPage';
