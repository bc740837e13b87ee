import { zodResolver } from '@hookform/resolvers/zod';
import { api, unwrap } from '@livretier/api';
import { FormDialog, Icon, notify, TextField } from '@livretier/ui';
import { IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import type { BookletLine } from '../types';
import { useRefresh } from '../useRefresh';

/** What any booklet may be called. */
export const bookletName = z.object({ name: z.string().trim().min(3).max(120) });

const useRenameBooklet = (id: string) =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (name: string) =>
      unwrap(api.PATCH('/api/booklets/{booklet_id}', { params: { path: { booklet_id: id } }, body: { name } })),
    onSuccess: useRefresh(),
  });

type Props = { booklet: BookletLine; onClose: () => void };

/** Another name, without leaving the list. */
export const RenameDialog = ({ booklet, onClose }: Props) => {
  const { t } = useTranslation(['booklets', 'common']);
  const errorText = useErrorText();
  const rename = useRenameBooklet(booklet.id);
  const form = useForm({ resolver: zodResolver(bookletName), defaultValues: { name: booklet.name } });
  const { errors } = form.formState;
  const done = ({ name }: { name: string }) => {
    notify({ severity: 'success', summary: t('said.rename', { name }) });
    onClose();
  };
  const send = form.handleSubmit(({ name }) =>
    rename.mutate(name, { onSuccess: done, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={t('rename.title', { name: booklet.name })}
      icon={<Icon of={IconPencil} />}
      accept={t('acts.rename')}
      reject={t('common:labels.cancel')}
      busy={rename.isPending}
      failure={rename.error && !errors.name ? errorText(rename.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        label={t('rename.name')}
        autoComplete="off"
        error={errors.name?.message}
        data-autofocus
        {...form.register('name')}
      />
    </FormDialog>
  );
};
