import { zodResolver } from '@hookform/resolvers/zod';
import { Button, ErrorNote, notify, PasswordField, SideSheet, TextField } from '@livretier/ui';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { useFactorChanged, useRemoveFactor, useRenewCodes } from '../api/account';
import { Enrolment } from './Enrolment';
import { RecoveryCodes } from './RecoveryCodes';
import classes from './Steps.module.css';

const schema = z.object({ current_password: z.string().min(1).max(256), code: z.string().trim().min(6).max(40) });

type Proof = z.infer<typeof schema>;
type ProofForm = UseFormReturn<Proof, unknown, Proof>;

/** The password and a code, before what weakens or renews the second factor. */
const useProofForm = (): ProofForm =>
  useForm({ resolver: zodResolver(schema), defaultValues: { current_password: '', code: '' } });

type Props = { form: ProofForm; failure: Error | null };

const ProofFields = ({ form, failure }: Props) => {
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

export const EnrolmentSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const factorChanged = useFactorChanged();
  const done = async () => {
    await factorChanged();
    notify({ severity: 'success', summary: t('enrolment.done') });
    onClose();
  };
  /* Closed in the middle, or with the codes on the screen, the account is asked again all the same. */
  const close = () => {
    void factorChanged();
    onClose();
  };
  return (
    <SideSheet title={t('enrolment.title')} onClose={close}>
      <Enrolment onDone={() => void done()} />
    </SideSheet>
  );
};

/** Who one is, twice, before the former codes open nothing any more. */
const RenewalStep = ({ renew }: { renew: ReturnType<typeof useRenewCodes> }) => {
  const { t } = useTranslation('account');
  const form = useProofForm();
  const submit = form.handleSubmit((values) =>
    renew.mutate(values, { onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <form noValidate className={classes.step} onSubmit={submit}>
      <p>{t('recovery.renewText')}</p>
      <ProofFields form={form} failure={renew.error} />
      <Button type="submit" look="primary" size="large" wide busy={renew.isPending}>
        {t('recovery.renew')}
      </Button>
    </form>
  );
};

export const RecoverySheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const renew = useRenewCodes();
  const factorChanged = useFactorChanged();
  const close = () => {
    if (renew.data) void factorChanged();
    onClose();
  };
  return (
    <SideSheet title={t('recovery.title')} onClose={close}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recovery_codes} kept={t('recovery.kept')} onKept={close} />
      ) : (
        <RenewalStep renew={renew} />
      )}
    </SideSheet>
  );
};

export const RemovalSheet = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const remove = useRemoveFactor();
  const form = useProofForm();
  const submit = form.handleSubmit((values) =>
    remove.mutate(values, { onSuccess: onClose, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <SideSheet
      title={t('remove.title')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>{t('fields.cancel')}</Button>
          <Button type="submit" look="danger" busy={remove.isPending}>
            {t('remove.submit')}
          </Button>
        </>
      }
    >
      <p>{t('remove.text')}</p>
      <ProofFields form={form} failure={remove.error} />
    </SideSheet>
  );
};
