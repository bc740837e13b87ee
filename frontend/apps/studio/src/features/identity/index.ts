export { IdentityPage } from './lazy';
export { SwitchLink } from './SwitchLink';
