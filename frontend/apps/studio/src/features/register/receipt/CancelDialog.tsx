import { zodResolver } from '@hookform/resolvers/zod';
import { FieldGroup, FormDialog, Icon, notify, TextArea } from '@livretier/ui';
import { IconBan } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Receipt, useCancelReceipt } from '../api';

const schema = z.object({ reason: z.string().trim().min(20).max(500) });

type Props = { bookletId: string; receipt: Receipt; onClose: () => void };

/** Says what stays and what does not, and asks why. */
export const CancelDialog = ({ bookletId, receipt, onClose }: Props) => {
  const { t } = useTranslation(['register', 'common']);
  const errorText = useErrorText();
  const cancel = useCancelReceipt(bookletId, receipt.id);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const send = form.handleSubmit(({ reason }) =>
    cancel.mutate(reason, {
      onSuccess: () => {
        notify({ severity: 'success', summary: t('cancel.done', { number: receipt.number }) });
        onClose();
      },
    }),
  );
  return (
    <FormDialog
      title={t('cancel.title', { number: receipt.number })}
      icon={<Icon of={IconBan} size={20} />}
      tone="danger"
      danger
      accept={t('cancel.accept')}
      reject={t('cancel.reject')}
      busy={cancel.isPending}
      failure={cancel.error ? errorText(cancel.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <FieldGroup>
        <p>{t('cancel.text')}</p>
        <TextArea
          label={t('cancel.reason')}
          hint={t('cancel.hint')}
          error={form.formState.errors.reason?.message}
          limit={500}
          data-autofocus
          {...form.register('reason')}
        />
      </FieldGroup>
    </FormDialog>
  );
};
