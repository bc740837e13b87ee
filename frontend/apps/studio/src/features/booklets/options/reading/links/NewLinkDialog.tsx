import { zodResolver } from '@hookform/resolvers/zod';
import { Button, DateField, Dialog, FieldGroup, FormDialog, Icon, TextField } from '@livretier/ui';
import { IconCopy, IconLink } from '@tabler/icons-react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { day, dayOrNull, today } from '@/features/booklets/access/period';
import { useCreateLink } from '@/features/booklets/options/api';
import type { CreatedReadingLink } from '@/features/booklets/types';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { copyText } from '@/shared/later/copyText';
import { i18n } from '@/shared/locale/i18n';
import { useErrorText } from '@/shared/text/useErrorText';
import classes from '../Reading.module.css';

type CreatedLinkDialogProps = { link: CreatedReadingLink; onClose: () => void };

/** The address of a new link, said this once: only a trace of it is kept. */
export const CreatedLinkDialog = ({ link: { label, address }, onClose }: CreatedLinkDialogProps) => {
  const { t } = useTranslation('reading');
  const copy = () => copyText(address, { copied: t('links.copied'), failed: t('copyFailed') });
  return (
    <Dialog
      opened
      title={t('links.created', { label })}
      icon={<Icon of={IconLink} />}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('links.kept')}</Button>
          <Button look="primary" data-autofocus onClick={() => void copy()}>
            <Icon of={IconCopy} />
            {t('links.copy')}
          </Button>
        </>
      }
    >
      <div className={classes.once}>
        <p>{t('links.once')}</p>
        <TextField
          label={t('links.address')}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
    </Dialog>
  );
};

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
