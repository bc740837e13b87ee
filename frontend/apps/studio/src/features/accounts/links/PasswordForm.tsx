import { zodResolver } from '@hookform/resolvers/zod';
import { Button, ErrorNote, Icon, PasswordField } from '@livretier/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { LinkButton } from '@/shared/LinkButton';
import { useOnLocaleChange } from '@/shared/locale/useOnLocaleChange';
import { paths } from '@/shared/paths';
import { useErrorText } from '@/shared/text/useErrorText';
import classes from '../signIn/SignInPage.module.css';

export const BackToSignIn = () => {
  const { t } = useTranslation('accounts');
  return (
    <LinkButton to={paths.signIn} look="link" size="large" wide>
      <Icon of={IconArrowLeft} />
      {t('forgotten.back')}
    </LinkButton>
  );
};

const schema = z.object({ password: z.string().min(12).max(256) });

type Sending = { error: Error | null; isError: boolean; isPending: boolean; reset: () => void };
type Props = {
  label: string;
  submitLabel: string;
  /** The call that takes the password: what it refuses is said here. */
  sending: Sending;
  onChosen: (password: string, options: { onError: (error: unknown) => void }) => void;
};

/** A password that somebody chooses for their own account. */
export const PasswordForm = ({ label, submitLabel, sending, onChosen }: Props) => {
  const { t } = useTranslation('accounts');
  const errorText = useErrorText();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ password }) =>
    onChosen(password, { onError: (error) => showServerErrors(form, error) }),
  );
  useOnLocaleChange(() => {
    if (sending.isError) sending.reset();
    if (errors.password) void form.trigger();
  });
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {sending.error && !errors.password && <ErrorNote>{errorText(sending.error)}</ErrorNote>}
      <PasswordField
        label={label}
        hint={t('newPassword.hint')}
        autoComplete="new-password"
        autoFocus
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" look="primary" size="large" wide busy={sending.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
};
