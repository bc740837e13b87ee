import { useTranslation } from 'react-i18next';
import { RefusedPage } from '../../shared/RefusedPage';
import { usePageTitle } from '../../shared/text/usePageTitle';
import { useSignedInUser } from '../accounts';
import { Settings } from './Settings';

/** /parametres: what can be set, for those who may set at least one thing. */
export const SettingsPage = () => {
  const { t } = useTranslation('settings');
  const { abilities } = useSignedInUser();
  usePageTitle(t('title'));
  return Object.values(abilities).some(Boolean) ? (
    <Settings abilities={abilities} />
  ) : (
    <RefusedPage title={t('title')} />
  );
};
