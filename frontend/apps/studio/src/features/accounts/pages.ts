export { AccountMenu, MobileAccount } from './AccountMenu';
