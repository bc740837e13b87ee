import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import classes from '../signIn/SignInPage.module.css';
import { BackToSignIn } from './BackToSignIn';
import { ForgottenPasswordForm } from './ForgottenPasswordForm';
import { LinkSent } from './LinkSent';

export const ForgottenPasswordPage = () => {
  const { t } = useTranslation('accounts');
  const [asked, setAsked] = useState('');
  usePageTitle(t('forgotten.title'));
  return (
    <div className={classes.page}>
      {asked ? <LinkSent email={asked} onAgain={() => setAsked('')} /> : <ForgottenPasswordForm onSent={setAsked} />}
      <BackToSignIn />
    </div>
  );
};
