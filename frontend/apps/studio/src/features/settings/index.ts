export { AddressesPage } from './mail/AddressesPage';
export { SenderDomainsPage } from './mail/SenderDomainsPage';
export { SettingsPage } from './SettingsPage';
export { ServiceStatusPage } from './service/ServiceStatusPage';
