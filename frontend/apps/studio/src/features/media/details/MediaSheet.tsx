import { ApiError } from '@livretier/api';
import { Button, ErrorSummary, Icon, QueryView, SaveBar, SideSheet, StatusTag } from '@livretier/ui';
import { IconNotebook, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { startFromSaved } from '@/shared/forms/startFromSaved';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { defaultLocale, shippedLocales } from '@/shared/locale/locales';
import { useLocale } from '@/shared/locale/useLocale';
import { calendarDay, longDate } from '@/shared/text/dates';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Folder, type MediaDetails, useMediaFile, useMediaLibrary, useSaveMedia } from '../api';
import { useMediaSearch, useOpenMedia } from '../list/useMediaSearch';
import { useUploads } from '../upload/useUploads';
import { FileActs } from './FileActs';
import { MediaFields, useFieldLabels } from './MediaFields';
import classes from './MediaSheet.module.css';
import { altField, changesOf, type MediaForm, useMediaForm, valuesOf } from './mediaForm';
import { genders, Heading, Preview } from './Preview';

/** That other files hold the same bytes, and where they are. */
const Duplicates = ({ file }: { file: MediaDetails }) => {
  const { t } = useTranslation('media');
  const { filter } = useMediaSearch();
  if (file.duplicates === 0) return null;
  return (
    <p className={classes.hint}>
      {t('details.duplicates', { count: file.duplicates })}
      <Button look="link" size="small" onClick={() => filter({ filtre: 'doublons' })}>
        {t('details.showDuplicates')}
      </Button>
    </p>
  );
};

const accepted = { image: 'image/*', video: 'video/*', audio: 'audio/*', document: 'application/pdf' } as const;

/** Another content under the same name: what shows the file follows. */
const ReplaceButton = ({ file }: { file: MediaDetails }) => {
  const { t } = useTranslation('media');
  const { add } = useUploads();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files?.[0]) add([target.files[0]], { replacesId: file.id });
    target.value = '';
  };
  return (
    <div>
      <Button size="small" onClick={() => input.current?.click()}>
        <Icon of={IconRefresh} size={16} />
        {t('details.replace')}
      </Button>
      <input
        ref={input}
        type="file"
        className={classes.input}
        aria-label={t('details.replaceBy')}
        accept={accepted[file.kind]}
        tabIndex={-1}
        onChange={choose}
      />
    </div>
  );
};

/** The server's refusals beside their fields: it calls "alt", with or without a language, what are several fields here. */
const showRefusals = (form: MediaForm, error: unknown) => {
  showServerErrors(form, error);
  if (!(error instanceof ApiError)) return;
  for (const [field, [message]] of Object.entries(error.fields)) {
    if (!/^alt\b/.test(field)) continue;
    const locale = shippedLocales.find((one) => field.endsWith(one)) ?? defaultLocale;
    form.setError(altField(locale), { message: message ?? '' });
  }
};

/** That the file is in the trash, and until when. */
const Trashed = ({ file }: { file: MediaDetails }) => {
  const { t } = useTranslation('media');
  const locale = useLocale();
  if (!file.deleted_on) return null;
  return (
    <span>
      <StatusTag shape={IconTrash} tone="warning">
        {t('details.trashed', { day: longDate(calendarDay(file.deleted_on), locale) })}
      </StatusTag>
    </span>
  );
};

/** What shows the file, and would lose it. */
const Usages = ({ file }: { file: MediaDetails }) => {
  const { t } = useTranslation('media');
  const id = useId();
  const { usages, usages_count: count, kind } = file;
  const booklets = usages.every(({ owner_type }) => owner_type === 'booklet');
  const words = t(`usages.${genders[kind]}.${booklets ? 'booklets' : 'places'}`, { count });
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {count === 0 ? t(`usages.${genders[kind]}.none`) : words}
      </h3>
      {usages.length > 0 && (
        <ul className={classes.list}>
          {usages.map((usage) => (
            <li key={usage.id} className={classes.usage}>
              <Icon of={IconNotebook} />
              {usage.label}
            </li>
          ))}
          {count > usages.length && <li>{t('usages.others', { count: count - usages.length })}</li>}
        </ul>
      )}
      {count > 0 && file.abilities.edit && <p className={classes.usagesHint}>{t('usages.kept')}</p>}
    </section>
  );
};

type Props = {
  file: MediaDetails;
  folders: readonly Folder[];
  onClose: (options?: { ignoreBlocker: boolean }) => Promise<void>;
};

const MediaEditor = ({ file, folders, onClose }: Props) => {
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

/** /parametres/mediatheque/{id}: one file, beside the others. */
export const MediaSheet = () => {
  const { t } = useTranslation('media');
  const { id = '' } = useParams({ strict: false });
  const file = useMediaFile(id);
  const library = useMediaLibrary();
  const { close } = useOpenMedia();
  if (file.data && library.data)
    return <MediaEditor key={id} file={file.data} folders={library.data.folders} onClose={close} />;
  return (
    <SideSheet title={t('details.loading')} size="details" onClose={() => void close()}>
      <QueryView query={file}>{() => null}</QueryView>
    </SideSheet>
  );
};
