import { ErrorNote, PasswordField, TextField } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/text/useErrorText';
import type { ProofForm } from './useProofForm';

type Props = { form: ProofForm; failure: Error | null };

export const ProofFields = ({ form, failure }: Props) => {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { errors } = form.formState;
  return (
    <>
      {failure && Object.keys(errors).length === 0 && <ErrorNote>{errorText(failure)}</ErrorNote>}
      <PasswordField
        label={t('fields.currentPassword')}
        autoComplete="current-password"
        error={errors.current_password?.message}
        {...form.register('current_password')}
      />
      <TextField
        label={t('fields.codeOrRecovery')}
        autoComplete="one-time-code"
        error={errors.code?.message}
        {...form.register('code')}
      />
    </>
  );
};
