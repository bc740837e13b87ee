import { zodResolver } from '@hookform/resolvers/zod';
import { Button, ErrorNote, Icon, PasswordField, SideSheet, TextField } from '@livretier/ui';
import { IconMail } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { useAskEmail } from '../api/account';
import { useSignedInUser } from '../api/session';

const schema = z.object({
  email: z.string().trim().pipe(z.email().max(254)),
  current_password: z.string().min(1).max(256),
});

type Props = { ask: ReturnType<typeof useAskEmail>; onClose: () => void };

const EmailForm = ({ ask, onClose }: Props) => {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { email } = useSignedInUser();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '', current_password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    ask.mutate(values, { onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <SideSheet
      title={t('email.title')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{t('fields.cancel')}</Button>
          <Button type="submit" look="primary" busy={ask.isPending}>
            {t('email.submit')}
          </Button>
        </>
      }
    >
      <p>{t('email.text', { email })}</p>
      {ask.error && Object.keys(errors).length === 0 && <ErrorNote>{errorText(ask.error)}</ErrorNote>}
      <TextField
        label={t('fields.email')}
        hint={t('email.hint')}
        type="email"
        autoComplete="email"
        icon={<Icon of={IconMail} />}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={t('fields.currentPassword')}
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
    </SideSheet>
  );
};

export const EmailSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const ask = useAskEmail();
  if (!ask.isSuccess) return <EmailForm ask={ask} onClose={onClose} />;
  return (
    <SideSheet
      key="sent"
      title={t('email.sent', { email: ask.variables.email })}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {t('email.close')}
        </Button>
      }
    >
      <p>{t('email.sentText')}</p>
    </SideSheet>
  );
};
