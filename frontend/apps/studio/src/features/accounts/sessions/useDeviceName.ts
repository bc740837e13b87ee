import { useTranslation } from 'react-i18next';
import type { Device } from './useSessions';

/** "Firefox sur Windows", or as much of it as the device says. */
export const useDeviceName = () => {
  const { t } = useTranslation('account');
  return ({ browser, system }: Pick<Device, 'browser' | 'system'>) =>
    browser && system ? t('devices.name', { browser, system }) : browser || system || t('devices.unknown');
};
