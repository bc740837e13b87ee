export { SettingsPage } from './SettingsPage';
export { ServiceStatusPage } from './service/ServiceStatusPage';
