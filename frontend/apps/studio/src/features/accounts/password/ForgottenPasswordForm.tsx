import { zodResolver } from '@hookform/resolvers/zod';
import { Button, ErrorNote, Icon, PageTitle, TextField } from '@livretier/ui';
import { IconMail } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '../../../shared/forms/serverErrors';
import { z } from '../../../shared/forms/zod';
import { useOnLocaleChange } from '../../../shared/locale/useOnLocaleChange';
import { useErrorText } from '../../../shared/text/useErrorText';
import classes from '../signIn/SignInPage.module.css';
import { useAskNewPassword } from './useAskNewPassword';

const schema = z.object({ email: z.string().trim().pipe(z.email().max(254)) });

type Props = { onSent: (email: string) => void };

export const ForgottenPasswordForm = ({ onSent }: Props) => {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const ask = useAskNewPassword();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    ask.mutate(values, {
      onSuccess: () => onSent(values.email),
      onError: (error) => showServerErrors(form, error),
    }),
  );
  useOnLocaleChange(() => {
    if (ask.isError) ask.reset();
    if (errors.email) void form.trigger();
  });
  return (
    <>
      <PageTitle display lead={t('forgotten.lead')}>
        {t('forgotten.heading')}
      </PageTitle>
      <form noValidate className={classes.form} onSubmit={submit}>
        {ask.error && !errors.email && <ErrorNote>{errorText(ask.error)}</ErrorNote>}
        <TextField
          label={t('signIn.email')}
          type="email"
          autoComplete="username"
          autoFocus
          icon={<Icon of={IconMail} />}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" look="primary" size="large" wide busy={ask.isPending}>
          {t('forgotten.submit')}
        </Button>
      </form>
    </>
  );
};
