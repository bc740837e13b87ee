import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Checkbox, ErrorNote, Icon, PageTitle, PasswordField, TextField } from '@livretier/ui';
import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useOnLocaleChange } from '@/shared/locale/useOnLocaleChange';
import { withTexts } from '@/shared/locale/withTexts';
import { paths } from '@/shared/paths';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePageTitle } from '@/shared/text/usePageTitle';
import classes from './SignInPage.module.css';
import { type Credentials, isCodeNeeded, useSignIn } from './useSignIn';

const schema = z.object({
  email: z.string().trim().pipe(z.email().max(254)),
  password: z.string().min(1).max(256),
  remember: z.boolean(),
});

type Props = { onCodeNeeded: (credentials: Credentials) => void };

const SignInForm = ({ onCodeNeeded }: Props) => {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const signIn = useSignIn();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', password: '', remember: false } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    signIn.mutate(values, {
      onError: (error) => (isCodeNeeded(error) ? onCodeNeeded(values) : showServerErrors(form, error)),
    }),
  );
  useOnLocaleChange(() => {
    if (signIn.isError) signIn.reset();
    if (Object.keys(errors).length > 0) void form.trigger();
  });
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {signIn.error && Object.keys(errors).length === 0 && <ErrorNote>{errorText(signIn.error)}</ErrorNote>}
      <TextField
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        autoFocus
        icon={<Icon of={IconMail} />}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className={classes.password}>
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Link to={paths.forgottenPassword} className={classes.forgotten}>
          {t('forgotten.link')}
        </Link>
      </div>
      <Checkbox label={t('signIn.remember')} {...form.register('remember')} />
      <Button type="submit" look="primary" size="large" wide busy={signIn.isPending}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
};

/* Few people come here: the first load goes without it. */
const SecondStep = lazy(withTexts(async () => ({ default: (await import('./SecondStep')).SecondStep })));

const FirstStep = ({ onCodeNeeded }: { onCodeNeeded: (credentials: Credentials) => void }) => {
  const { t } = useTranslation('accounts');
  usePageTitle(t('signIn.title'));
  return (
    <>
      <PageTitle display lead={t('signIn.lead')}>
        {t('signIn.heading')}
      </PageTitle>
      <SignInForm onCodeNeeded={onCodeNeeded} />
    </>
  );
};

export const SignInPage = () => {
  const [credentials, keep] = useState<Credentials | null>(null);
  return (
    <div className={classes.page}>
      {credentials ? (
        <Suspense>
          <SecondStep credentials={credentials} onBack={() => keep(null)} />
        </Suspense>
      ) : (
        <FirstStep onCodeNeeded={keep} />
      )}
    </div>
  );
};
