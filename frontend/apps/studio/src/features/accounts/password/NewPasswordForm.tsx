import { zodResolver } from '@hookform/resolvers/zod';
import { Button, ErrorNote, PageTitle, PasswordField } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '../../../shared/forms/serverErrors';
import { z } from '../../../shared/forms/zod';
import { useOnLocaleChange } from '../../../shared/locale/useOnLocaleChange';
import { useErrorText } from '../../../shared/text/useErrorText';
import classes from '../signIn/SignInPage.module.css';
import type { useResetPassword } from './useResetPassword';

const schema = z.object({ password: z.string().min(12).max(256) });

type Props = { token: string; reset: ReturnType<typeof useResetPassword> };

export const NewPasswordForm = ({ token, reset }: Props) => {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ password }) =>
    reset.mutate({ token, password }, { onError: (error) => showServerErrors(form, error) }),
  );
  useOnLocaleChange(() => {
    if (reset.isError) reset.reset();
    if (errors.password) void form.trigger();
  });
  return (
    <>
      <PageTitle display lead={t('newPassword.lead')}>
        {t('newPassword.heading')}
      </PageTitle>
      <form noValidate className={classes.form} onSubmit={submit}>
        {reset.error && !errors.password && <ErrorNote>{errorText(reset.error)}</ErrorNote>}
        <PasswordField
          label={t('newPassword.password')}
          hint={t('newPassword.hint')}
          autoComplete="new-password"
          autoFocus
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Button type="submit" look="primary" size="large" wide busy={reset.isPending}>
          {t('newPassword.submit')}
        </Button>
      </form>
    </>
  );
};
