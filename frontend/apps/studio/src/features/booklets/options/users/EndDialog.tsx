import { zodResolver } from '@hookform/resolvers/zod';
import { DateField, FormDialog, notify } from '@livretier/ui';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '../../../../shared/forms/serverErrors';
import { z } from '../../../../shared/forms/zod';
import { useErrorText } from '../../../../shared/text/useErrorText';
import { useChangeAccess } from '../../access/useAccessActs';
import type { Access } from '../../types';

const schema = z.object({ ends_on: z.iso.date() });

type Props = { bookletId: string; access: Access; onClose: () => void };

/** Until when an auditor reads. */
export const EndDialog = ({ bookletId, access, onClose }: Props) => {
  const { t } = useTranslation(['booklets', 'common']);
  const errorText = useErrorText();
  const change = useChangeAccess(bookletId);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { ends_on: access.ends_on ?? '' } });
  const { errors } = form.formState;
  const send = form.handleSubmit(({ ends_on }) => {
    if (!access.id) return;
    change.mutate(
      { access: access.id, changes: { ends_on } },
      {
        onSuccess: () => {
          notify({ severity: 'success', summary: t('users.changed', { name: access.name }) });
          onClose();
        },
        onError: (error) => showServerErrors(form, error),
      },
    );
  });
  return (
    <FormDialog
      title={t('users.end.of', { name: access.name })}
      accept={t('common:labels.save')}
      reject={t('common:labels.cancel')}
      busy={change.isPending}
      failure={change.error && !errors.ends_on ? errorText(change.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <Controller
        control={form.control}
        name="ends_on"
        render={({ field: { value, onChange } }) => (
          <DateField
            label={t('users.end.label')}
            hint={t('users.end.hint')}
            value={value}
            onChange={onChange}
            error={errors.ends_on?.message}
            data-autofocus
          />
        )}
      />
    </FormDialog>
  );
};
