import { zodResolver } from '@hookform/resolvers/zod';
import { Button, ErrorNote, PasswordField, SideSheet } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { useChangePassword } from '../api/account';

const schema = z.object({ current_password: z.string().min(1).max(256), password: z.string().min(12).max(256) });

export const PasswordSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const change = useChangePassword();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { current_password: '', password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    change.mutate(values, { onSuccess: onClose, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <SideSheet
      title={t('password.title')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{t('fields.cancel')}</Button>
          <Button type="submit" look="primary" busy={change.isPending}>
            {t('password.submit')}
          </Button>
        </>
      }
    >
      <p>{t('password.text')}</p>
      {change.error && Object.keys(errors).length === 0 && <ErrorNote>{errorText(change.error)}</ErrorNote>}
      <PasswordField
        label={t('fields.currentPassword')}
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <PasswordField
        label={t('fields.newPassword')}
        hint={t('password.hint')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
    </SideSheet>
  );
};
