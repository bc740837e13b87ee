import { Checkbox, DateField, SelectField, TextArea, TextField } from '@livretier/ui';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { defaultLocale, localeName, type ShippedLocale, shippedLocales } from '@/shared/locale/locales';
import type { Folder, MediaDetails, MediaKind } from '../api';
import { altField, longestAlt, type MediaForm, type MediaValues } from './mediaForm';

/** What the fields of a file are called, in the order of the form: an image has an alternative, other files a description. */
export const useFieldLabels = (kind: MediaKind): Record<keyof MediaValues, string> => {
  const { t } = useTranslation('media');
  const text = t(kind === 'image' ? 'fields.alt' : 'fields.description');
  const alt = (locale: ShippedLocale) =>
    locale === defaultLocale ? text : t('fields.inLanguage', { text, language: localeName(locale) });
  return {
    'alt_fr-FR': alt('fr-FR'),
    'alt_en-GB': alt('en-GB'),
    decorative: t('fields.decorative'),
    credit: t('fields.credit'),
    rights_until: t('fields.rightsUntil'),
    folder_id: t('fields.folder'),
    name: t('fields.name'),
  };
};

type Props = { form: MediaForm; file: MediaDetails; folders: readonly Folder[] };

/** What the file shows, for those who do not see it. */
const Description = ({ form, file }: Omit<Props, 'folders'>) => {
  const { t } = useTranslation('media');
  const labels = useFieldLabels(file.kind);
  const { errors } = form.formState;
  const ignored = form.watch('decorative');
  const isImage = file.kind === 'image';
  return (
    <>
      {shippedLocales.map((locale) => (
        <TextArea
          key={locale}
          label={labels[altField(locale)]}
          lang={locale}
          hint={isImage && locale === defaultLocale ? t('fields.altHint') : undefined}
          limit={longestAlt}
          error={errors[altField(locale)]?.message}
          {...form.register(altField(locale))}
          disabled={!file.abilities.edit || (isImage && ignored)}
        />
      ))}
      {isImage && (
        <Checkbox label={labels.decorative} {...form.register('decorative')} disabled={!file.abilities.edit} />
      )}
    </>
  );
};

export const MediaFields = ({ form, file, folders }: Props) => {
  const { t } = useTranslation('media');
  const labels = useFieldLabels(file.kind);
  const { errors } = form.formState;
  const disabled = !file.abilities.edit;
  return (
    <>
      <Description form={form} file={file} />
      <TextField
        label={labels.credit}
        optional
        autoComplete="off"
        error={errors.credit?.message}
        {...form.register('credit')}
        disabled={disabled}
      />
      <Controller
        control={form.control}
        name="rights_until"
        render={({ field }) => (
          <DateField
            label={labels.rights_until}
            optional
            hint={t('fields.rightsHint')}
            error={errors.rights_until?.message}
            {...field}
            disabled={disabled}
          />
        )}
      />
      <SelectField
        label={labels.folder_id}
        placeholder={t('fields.noFolder')}
        choices={folders.map(({ id, name }) => ({ value: id, label: name }))}
        error={errors.folder_id?.message}
        {...form.register('folder_id')}
        disabled={disabled}
      />
      <TextField
        label={labels.name}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
        disabled={disabled}
      />
    </>
  );
};
