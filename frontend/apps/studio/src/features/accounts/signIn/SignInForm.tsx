import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, ErrorNote, PasswordField, TextField } from '@livretier/ui';
import { IconMail } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '../../../shared/forms/zod';
import { useErrorText } from '../../../shared/text/useErrorText';
import classes from './SignInPage.module.css';
import { useSignIn } from './useSignIn';

const schema = z.object({
  email: z.string().trim().pipe(z.email().max(254)),
  password: z.string().min(1).max(256),
  remember: z.boolean(),
});

export const SignInForm = () => {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const signIn = useSignIn();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', password: '', remember: false } });
  const { errors } = form.formState;
  return (
    <form noValidate className={classes.form} onSubmit={form.handleSubmit((values) => signIn.mutate(values))}>
      {signIn.error && <ErrorNote>{errorText(signIn.error)}</ErrorNote>}
      <TextField
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        autoFocus
        icon={<IconMail size={18} stroke={1.75} aria-hidden="true" />}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={t('signIn.password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Checkbox label={t('signIn.remember')} {...form.register('remember')} />
      <Button type="submit" look="primary" size="large" wide busy={signIn.isPending}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
};
