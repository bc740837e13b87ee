import { zodResolver } from '@hookform/resolvers/zod';
import { FormDialog, Icon, notify, TextField } from '@livretier/ui';
import { IconCopy } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showServerErrors } from '../../../shared/forms/serverErrors';
import { z } from '../../../shared/forms/zod';
import { useErrorText } from '../../../shared/text/useErrorText';
import type { BookletLine } from '../types';
import { useDuplicateBooklet } from './useDuplicateBooklet';

const longest = 120;
const schema = z.object({ name: z.string().trim().min(3).max(longest) });

type Props = { booklet: BookletLine; onClose: () => void };

/** The name of the copy. */
export const DuplicateDialog = ({ booklet, onClose }: Props) => {
  const { t } = useTranslation(['booklets', 'common']);
  const errorText = useErrorText();
  const duplicate = useDuplicateBooklet(booklet.id);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: t('duplicate.proposed', { name: booklet.name }).slice(0, longest) },
  });
  const { errors } = form.formState;
  const done = ({ name }: { name: string }) => {
    notify({ severity: 'success', summary: t('said.duplicate', { name }) });
    onClose();
  };
  const send = form.handleSubmit(({ name }) =>
    duplicate.mutate(name, { onSuccess: done, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={t('duplicate.title', { name: booklet.name })}
      icon={<Icon of={IconCopy} />}
      accept={t('acts.duplicate')}
      reject={t('common:labels.cancel')}
      busy={duplicate.isPending}
      failure={duplicate.error && !errors.name ? errorText(duplicate.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        label={t('duplicate.name')}
        hint={t('duplicate.hint')}
        autoComplete="off"
        error={errors.name?.message}
        data-autofocus
        {...form.register('name')}
      />
    </FormDialog>
  );
};
