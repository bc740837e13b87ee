import { PageTitle } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../shared/text/usePageTitle';
import { SignInForm } from './SignInForm';
import classes from './SignInPage.module.css';

export const SignInPage = () => {
  const { t } = useTranslation('accounts');
  usePageTitle(t('signIn.title'));
  return (
    <div className={classes.page}>
      <PageTitle display lead={t('signIn.lead')}>
        {t('signIn.heading')}
      </PageTitle>
      <SignInForm />
    </div>
  );
};
