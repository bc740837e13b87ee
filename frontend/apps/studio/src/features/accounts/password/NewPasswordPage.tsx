import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import classes from '../signIn/SignInPage.module.css';
import { BackToSignIn } from './BackToSignIn';
import { DeadLink } from './DeadLink';
import { NewPasswordForm } from './NewPasswordForm';
import { isDeadLink, useResetPassword } from './useResetPassword';
import { useToken } from './useToken';

export const NewPasswordPage = () => {
  const { t } = useTranslation('accounts');
  const token = useToken(paths.newPassword);
  const reset = useResetPassword();
  usePageTitle(t('newPassword.title'));
  return (
    <div className={classes.page}>
      {token && !isDeadLink(reset.error) ? <NewPasswordForm token={token} reset={reset} /> : <DeadLink />}
      <BackToSignIn />
    </div>
  );
};
