export { InviteSheet } from './sheet/InviteSheet';
export { UserSheet } from './sheet/UserSheet';
export { UsersPage } from './UsersPage';
