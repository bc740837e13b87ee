import { useTranslation } from 'react-i18next';
import { fullName } from './fullName';
import { useSession } from './useSession';

/** Whose session this is, on the screens that stand before the application. */
export const SessionName = () => {
  const { t } = useTranslation('accounts');
  const user = useSession();
  return user && <span>{t('session.of', { name: fullName(user) })}</span>;
};
