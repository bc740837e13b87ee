import { FormSection } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import classes from './SignInSection.module.css';

export const SignInSection = ({ email }: { email: string }) => {
  const { t } = useTranslation('accounts');
  return (
    <FormSection title={t('account.signIn.title')}>
      <dl className={classes.facts}>
        <dt>{t('account.signIn.email')}</dt>
        <dd>{email}</dd>
      </dl>
    </FormSection>
  );
};
