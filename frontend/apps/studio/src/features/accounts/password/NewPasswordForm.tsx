import { PageTitle } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { PasswordForm } from './PasswordForm';
import type { useResetPassword } from './useResetPassword';

type Props = { token: string; reset: ReturnType<typeof useResetPassword> };

export const NewPasswordForm = ({ token, reset }: Props) => {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageTitle display lead={t('newPassword.lead')}>
        {t('newPassword.heading')}
      </PageTitle>
      <PasswordForm
        label={t('newPassword.password')}
        submitLabel={t('newPassword.submit')}
        sending={reset}
        onChosen={(password, options) => reset.mutate({ token, password }, options)}
      />
    </>
  );
};
