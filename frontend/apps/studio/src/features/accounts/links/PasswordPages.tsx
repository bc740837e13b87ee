import { zodResolver } from '@hookform/resolvers/zod';
import { Button, ErrorNote, Icon, PageTitle, TextField } from '@livretier/ui';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { LinkButton } from '@/shared/LinkButton';
import { useOnLocaleChange } from '@/shared/locale/useOnLocaleChange';
import { paths } from '@/shared/paths';
import { useErrorText } from '@/shared/text/useErrorText';
import { useFocusOnHeading } from '@/shared/text/useFocusOnHeading';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { isDeadLink, useAskNewPassword, useResetPassword } from '../api/links';
import signInPage from '../signIn/SignInPage.module.css';
import { BackToSignIn, PasswordForm } from './PasswordForm';
import classes from './PasswordPages.module.css';
import { useToken } from './useToken';

type Props = { email: string; onAgain: () => void };

/** Says the same whether there is an account or not. */
const LinkSent = ({ email, onAgain }: Props) => {
  const { t } = useTranslation('accounts');
  useFocusOnHeading();
  const lead = (
    <Trans
      t={t}
      i18nKey="forgotten.sent.lead"
      values={{ email }}
      components={{ strong: <strong className={classes.email} /> }}
    />
  );
  return (
    <>
      <PageTitle display lead={lead}>
        {t('forgotten.sent.heading')}
      </PageTitle>
      <p className={classes.nothing}>{t('forgotten.sent.nothing')}</p>
      <Button size="large" wide onClick={onAgain}>
        {t('forgotten.sent.again')}
      </Button>
    </>
  );
};

const schema = z.object({ email: z.string().trim().pipe(z.email().max(254)) });

type ForgottenPasswordFormProps = { onSent: (email: string) => void };

const ForgottenPasswordForm = ({ onSent }: ForgottenPasswordFormProps) => {
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
      <form noValidate className={signInPage.form} onSubmit={submit}>
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

export const ForgottenPasswordPage = () => {
  const { t } = useTranslation('accounts');
  const [asked, setAsked] = useState('');
  usePageTitle(t('forgotten.title'));
  return (
    <div className={signInPage.page}>
      {asked ? <LinkSent email={asked} onAgain={() => setAsked('')} /> : <ForgottenPasswordForm onSent={setAsked} />}
      <BackToSignIn />
    </div>
  );
};

type NewPasswordFormProps = { token: string; reset: ReturnType<typeof useResetPassword> };

const NewPasswordForm = ({ token, reset }: NewPasswordFormProps) => {
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

/** A link that was used, is over, or came without its token. */
const DeadLink = () => {
  const { t } = useTranslation('accounts');
  useFocusOnHeading();
  return (
    <>
      <PageTitle display lead={t('newPassword.dead.lead')}>
        {t('newPassword.dead.heading')}
      </PageTitle>
      <LinkButton to={paths.forgottenPassword} look="primary" size="large" wide>
        {t('newPassword.dead.again')}
      </LinkButton>
    </>
  );
};

export const NewPasswordPage = () => {
  const { t } = useTranslation('accounts');
  const token = useToken(paths.newPassword);
  const reset = useResetPassword();
  usePageTitle(t('newPassword.title'));
  return (
    <div className={signInPage.page}>
      {token && !isDeadLink(reset.error) ? <NewPasswordForm token={token} reset={reset} /> : <DeadLink />}
      <BackToSignIn />
    </div>
  );
};
