export { AdvancedPage } from './advanced/AdvancedPage';
export { OptionsHomePage } from './home/OptionsHomePage';
export { ManagersPage } from './managers/ManagersPage';
export { UsersPage } from './users/UsersPage';
