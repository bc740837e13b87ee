import { zodResolver } from '@hookform/resolvers/zod';
import { DateField, FieldGroup, FormDialog, TextField } from '@livretier/ui';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '../../../../../shared/forms/serverErrors';
import { z } from '../../../../../shared/forms/zod';
import { i18n } from '../../../../../shared/locale/i18n';
import { useErrorText } from '../../../../../shared/text/useErrorText';
import { day, dayOrNull, today } from '../../../access/period';
import type { CreatedReadingLink } from '../../../types';
import { useCreateLink } from './useLinkActs';

const schema = z
  .object({ label: z.string().trim().min(2).max(150), expires_on: day })
  .refine(({ expires_on }) => expires_on === '' || expires_on >= today(), {
    path: ['expires_on'],
    error: () => i18n.t('reading:links.past'),
  });

type Props = { bookletId: string; onCreated: (link: CreatedReadingLink) => void; onClose: () => void };

/** Whom a personal link is for, and until when it opens. */
export const NewLinkDialog = ({ bookletId, onCreated, onClose }: Props) => {
  const { t } = useTranslation(['reading', 'common']);
  const errorText = useErrorText();
  const create = useCreateLink(bookletId);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { label: '', expires_on: '' } });
  const { errors } = form.formState;
  const send = form.handleSubmit(({ label, expires_on }) =>
    create.mutate(
      { label, expires_on: dayOrNull(expires_on) },
      { onSuccess: onCreated, onError: (error) => showServerErrors(form, error) },
    ),
  );
  return (
    <FormDialog
      title={t('links.create')}
      accept={t('links.accept')}
      reject={t('common:labels.cancel')}
      busy={create.isPending}
      failure={create.error && Object.keys(errors).length === 0 ? errorText(create.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <FieldGroup>
        <TextField
          label={t('links.label')}
          hint={t('links.labelHint')}
          autoComplete="off"
          error={errors.label?.message}
          {...form.register('label')}
          data-autofocus
        />
        <Controller
          control={form.control}
          name="expires_on"
          render={({ field: { value, onChange } }) => (
            <DateField
              label={t('links.expiry')}
              hint={t('links.expiryHint')}
              optional
              value={value}
              onChange={onChange}
              error={errors.expires_on?.message}
            />
          )}
        />
      </FieldGroup>
    </FormDialog>
  );
};
