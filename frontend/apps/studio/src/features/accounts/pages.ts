export { AccountMenu } from './menu/AccountMenu';
export { MobileAccount } from './menu/MobileAccount';
