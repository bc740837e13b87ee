import { zodResolver } from '@hookform/resolvers/zod';
import { languageName } from '@livretier/booklet';
import { Checkbox, FormDialog, notify } from '@livretier/ui';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChangeAccess } from '@/features/booklets/access/api';
import type { Access, BookletOut } from '@/features/booklets/types';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { useLocale } from '@/shared/locale/useLocale';
import { capitalized } from '@/shared/text/dates';
import { useErrorText } from '@/shared/text/useErrorText';
import classes from './Users.module.css';

type FieldProps = {
  /** Those of the booklet besides its own. */
  of: readonly string[];
  value: readonly string[];
  error?: string | undefined;
  onChange: (value: string[]) => void;
};

/** Which languages a translator is given; none is all of them. */
export const LanguagesField = ({ of, value, error, onChange }: FieldProps) => {
  const { t } = useTranslation('booklets');
  const shown = useLocale();
  const hint = useId();
  const toggle = (locale: string) => of.filter((one) => (one === locale) !== value.includes(one));
  return (
    <fieldset className={classes.languages} aria-describedby={hint}>
      <legend>{t('users.languages.label')}</legend>
      {of.map((locale) => (
        <Checkbox
          key={locale}
          label={capitalized(languageName(locale, shown))}
          checked={value.includes(locale)}
          onChange={() => onChange(toggle(locale))}
        />
      ))}
      <small id={hint}>{error ?? t('users.languages.hint')}</small>
    </fieldset>
  );
};

const schema = z.object({ locales: z.array(z.string()) });

type DialogProps = { booklet: BookletOut; access: Access; onClose: () => void };

/** The languages that a translator is given from now on. */
export const LanguagesDialog = ({ booklet, access, onClose }: DialogProps) => {
  const { t } = useTranslation(['booklets', 'common']);
  const errorText = useErrorText();
  const change = useChangeAccess(booklet.id);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { locales: access.locales } });
  const { errors } = form.formState;
  const send = form.handleSubmit(({ locales }) => {
    if (!access.id) return;
    change.mutate(
      { access: access.id, changes: { locales } },
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
      title={t('users.languages.of', { name: access.name })}
      accept={t('common:labels.save')}
      reject={t('common:labels.cancel')}
      busy={change.isPending}
      failure={change.error && !errors.locales ? errorText(change.error) : undefined}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <Controller
        control={form.control}
        name="locales"
        render={({ field: { value, onChange } }) => (
          <LanguagesField
            of={booklet.locales.slice(1)}
            value={value}
            onChange={onChange}
            error={errors.locales?.message}
          />
        )}
      />
    </FormDialog>
  );
};
