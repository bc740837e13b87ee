export { InviteSheet } from './invite/InviteSheet';
export { UserSheet } from './sheet/UserSheet';
export { UsersPage } from './UsersPage';
