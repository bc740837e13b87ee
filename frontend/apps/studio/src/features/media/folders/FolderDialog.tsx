import { zodResolver } from '@hookform/resolvers/zod';
import { FormDialog, notify, TextField } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Folder, useSaveFolder } from '../api';

const schema = z.object({ name: z.string().trim().min(1).max(80) });

type Props = { folder?: Folder; onClose: () => void };

/** The name of a folder: of a new one, or of one that exists. */
export const FolderDialog = ({ folder, onClose }: Props) => {
  const { t } = useTranslation(['media', 'common']);
  const errorText = useErrorText();
  const save = useSaveFolder(folder?.id);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: folder?.name ?? '' } });
  const { errors } = form.formState;
  const done = ({ name }: { name: string }) => {
    notify({ severity: 'success', summary: t(folder ? 'folders.renamed' : 'folders.added', { name }) });
    onClose();
  };
  const send = form.handleSubmit(({ name }) =>
    save.mutate(name, { onSuccess: done, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={folder ? t('folders.renameOf', { name: folder.name }) : t('folders.new')}
      accept={t(folder ? 'folders.rename' : 'folders.create')}
      reject={t('common:labels.cancel')}
      busy={save.isPending}
      failure={save.error && !errors.name ? errorText(save.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        label={t('folders.name')}
        autoComplete="off"
        error={errors.name?.message}
        data-autofocus
        {...form.register('name')}
      />
    </FormDialog>
  );
};
