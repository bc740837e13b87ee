import { ErrorSummary, SaveBar, SideSheet } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { listErrors } from '../../../shared/forms/listErrors';
import { startFromSaved } from '../../../shared/forms/startFromSaved';
import { useForgetFailure } from '../../../shared/forms/useForgetFailure';
import { useUnsavedGuard } from '../../../shared/forms/useUnsavedGuard';
import { useErrorText } from '../../../shared/text/useErrorText';
import type { Folder, MediaDetails } from '../types';
import { Duplicates } from './Duplicates';
import { FileActs } from './FileActs';
import { Heading } from './Heading';
import classes from './MediaEditor.module.css';
import { MediaFields } from './MediaFields';
import { changesOf, useMediaForm, valuesOf } from './mediaForm';
import { Preview } from './Preview';
import { ReplaceButton } from './ReplaceButton';
import { showRefusals } from './showRefusals';
import { Trashed } from './Trashed';
import { Usages } from './Usages';
import { useFieldLabels } from './useFieldLabels';
import { useSaveMedia } from './useSaveMedia';

type Props = {
  file: MediaDetails;
  folders: readonly Folder[];
  onClose: (options?: { ignoreBlocker: boolean }) => Promise<void>;
};

export const MediaEditor = ({ file, folders, onClose }: Props) => {
  const { t } = useTranslation('media');
  const errorText = useErrorText();
  const save = useSaveMedia(file.id);
  const form = useMediaForm(file);
  const { errors, isDirty, dirtyFields } = form.formState;
  const faults = listErrors(errors, useFieldLabels(file.kind));
  const submit = form.handleSubmit((values) => {
    if (!isDirty) return;
    const sent = { ...form.getValues() };
    save.mutate(changesOf(values, dirtyFields), {
      onError: (error) => showRefusals(form, error),
      onSuccess: (saved) => startFromSaved(form, { sent, saved: valuesOf(saved) }),
    });
  });
  useUnsavedGuard(isDirty);
  useForgetFailure(save);
  const acts = <FileActs file={file} onGone={() => onClose({ ignoreBlocker: true })} />;
  const bar = (
    <SaveBar
      dirty={isDirty}
      busy={save.isPending}
      savedAt={save.isSuccess ? new Date(save.submittedAt) : undefined}
      failure={save.error && faults.length === 0 ? errorText(save.error) : undefined}
      aside={acts}
    />
  );
  return (
    <SideSheet
      title={t('details.title')}
      size="details"
      onClose={() => void onClose()}
      onSubmit={submit}
      footer={file.abilities.edit ? bar : <div className={classes.acts}>{acts}</div>}
    >
      <ErrorSummary errors={faults} />
      <Preview file={file} />
      <Heading file={file} />
      <Trashed file={file} />
      {file.abilities.replace && <ReplaceButton file={file} />}
      <MediaFields form={form} file={file} folders={folders} />
      <Duplicates file={file} />
      <Usages file={file} />
    </SideSheet>
  );
};
