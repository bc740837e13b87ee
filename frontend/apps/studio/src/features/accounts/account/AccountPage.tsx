import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { useSignedInUser } from '../session/useSignedInUser';
import { AccountForm } from './AccountForm';

export const AccountPage = () => {
  const { t } = useTranslation('accounts');
  const user = useSignedInUser();
  usePageTitle(t('account.title'));
  /* Somebody else who signs in in another tab starts with a form of their own. */
  return <AccountForm key={user.id} user={user} />;
};
