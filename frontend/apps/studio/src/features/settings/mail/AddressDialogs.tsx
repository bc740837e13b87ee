import { zodResolver } from '@hookform/resolvers/zod';
import { FormDialog, notify, TextArea, TextField } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Suppression, useAdmit, useSetAside } from './api';

const addressSchema = z.object({ address: z.email().max(254) });

/** Write no more to an address. */
export const SetAsideDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['mail', 'common']);
  const errorText = useErrorText();
  const setAside = useSetAside();
  const form = useForm({ resolver: zodResolver(addressSchema), defaultValues: { address: '' } });
  const { errors } = form.formState;
  const done = () => {
    notify({ severity: 'success', summary: t('addresses.added') });
    onClose();
  };
  const send = form.handleSubmit(({ address }) =>
    setAside.mutate(address, { onSuccess: done, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={t('addresses.add')}
      accept={t('addresses.addAccept')}
      reject={t('common:labels.cancel')}
      busy={setAside.isPending}
      failure={setAside.error && !errors.address ? errorText(setAside.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        label={t('addresses.address')}
        hint={t('addresses.addText')}
        type="email"
        autoComplete="off"
        error={errors.address?.message}
        data-autofocus
        {...form.register('address')}
      />
    </FormDialog>
  );
};

const reasonSchema = z.object({ reason: z.string().trim().min(3).max(300) });
const wantedByReader = ['complaint', 'unsubscribed'];

type Props = { suppression: Suppression; name: string; onClose: () => void };

/** Write to it again, for a reason that is kept. */
export const AdmitDialog = ({ suppression: { id, reason }, name, onClose }: Props) => {
  const { t } = useTranslation(['mail', 'common']);
  const errorText = useErrorText();
  const admit = useAdmit(id);
  const form = useForm({ resolver: zodResolver(reasonSchema), defaultValues: { reason: '' } });
  const { errors } = form.formState;
  const done = () => {
    notify({ severity: 'success', summary: t('addresses.liftDone') });
    onClose();
  };
  const send = form.handleSubmit((said) =>
    admit.mutate(said.reason, { onSuccess: done, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={t('addresses.liftOf', { address: name })}
      accept={t('addresses.lift')}
      reject={t('common:labels.cancel')}
      busy={admit.isPending}
      failure={admit.error && !errors.reason ? errorText(admit.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <p>{t(wantedByReader.includes(reason) ? 'addresses.liftReader' : 'addresses.liftText')}</p>
      <TextArea
        label={t('addresses.liftReason')}
        error={errors.reason?.message}
        data-autofocus
        {...form.register('reason')}
      />
    </FormDialog>
  );
};
