import { zodResolver } from '@hookform/resolvers/zod';
import { FormDialog, notify, TextField } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Group, useSaveGroup } from './api';

const schema = z.object({ name: z.string().trim().min(1).max(80) });

type Props = { group?: Group | undefined; onClose: () => void };

/** The name of a group: of a new one, or of one that exists. */
export const GroupDialog = ({ group, onClose }: Props) => {
  const { t } = useTranslation(['people', 'common']);
  const errorText = useErrorText();
  const save = useSaveGroup(group?.id);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name: group?.name ?? '' } });
  const { errors } = form.formState;
  const done = ({ name }: Group) => {
    notify({ severity: 'success', summary: t(group ? 'groups.renamed' : 'groups.added', { name }) });
    onClose();
  };
  const send = form.handleSubmit(({ name }) =>
    save.mutate(name, { onSuccess: done, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={group ? t('groups.renameOf', { name: group.name }) : t('groups.new')}
      accept={t(group ? 'groups.rename' : 'groups.create')}
      reject={t('common:labels.cancel')}
      busy={save.isPending}
      failure={save.error && !errors.name ? errorText(save.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        label={t('groups.name')}
        autoComplete="off"
        error={errors.name?.message}
        data-autofocus
        {...form.register('name')}
      />
    </FormDialog>
  );
};
