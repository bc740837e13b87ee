export { SwitchLink } from './SwitchLink';
