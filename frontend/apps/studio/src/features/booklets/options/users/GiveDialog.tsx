import { zodResolver } from '@hookform/resolvers/zod';
import { DateField, FieldGroup, FormDialog, notify, RadioGroup } from '@livretier/ui';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGiveAccess } from '@/features/booklets/access/api';
import type { Eligible } from '@/features/booklets/access/PersonChoice';
import { PersonChoice } from '@/features/booklets/access/PersonChoice';
import { day, dayOrNull } from '@/features/booklets/access/period';
import type { BookletOut } from '@/features/booklets/types';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { z } from '@/shared/forms/zod';
import { i18n } from '@/shared/locale/i18n';
import { useErrorText } from '@/shared/text/useErrorText';
import { LanguagesField } from './GivenLanguages';

const roles = ['booklet_manager', 'writer', 'translator', 'auditor'] as const;

const schema = z
  .object({ role: z.enum(roles), ends_on: day, locales: z.array(z.string()) })
  .refine(({ role, ends_on }) => role !== 'auditor' || ends_on !== '', {
    path: ['ends_on'],
    error: () => i18n.t('forms:required'),
  });

type Props = { booklet: BookletOut; onClose: () => void };

/** Somebody who may work on the booklet from now on, and as what. */
export const GiveDialog = ({ booklet, onClose }: Props) => {
  const bookletId = booklet.id;
  const languages = booklet.locales.slice(1);
  const { t } = useTranslation(['booklets', 'common', 'companies', 'forms']);
  const errorText = useErrorText();
  const give = useGiveAccess(bookletId);
  const [person, setPerson] = useState<Eligible | null>(null);
  const [missing, setMissing] = useState(false);
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { role: roles[1] as (typeof roles)[number], ends_on: '', locales: [] as string[] },
  });
  const { errors } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });
  const choose = (chosen: Eligible) => {
    setPerson(chosen);
    const [first] = chosen.possible_roles;
    if (first && !chosen.possible_roles.includes(form.getValues('role'))) form.setValue('role', first);
  };
  const send = form.handleSubmit((values) => {
    if (!person) return;
    give.mutate(
      {
        user: person.user,
        role: values.role,
        duty: values.role === 'booklet_manager' ? 'manager' : null,
        scope: '',
        locales: values.role === 'translator' ? values.locales : [],
        ends_on: values.role === 'auditor' ? dayOrNull(values.ends_on) : null,
      },
      {
        onSuccess: () => {
          notify({ severity: 'success', summary: t('users.given', { name: person.name }) });
          onClose();
        },
        onError: (error) => showServerErrors(form, error),
      },
    );
  });
  const submit = () => {
    setMissing(!person);
    void send();
  };
  return (
    <FormDialog
      title={t('users.give')}
      accept={t('users.give')}
      reject={t('common:labels.cancel')}
      busy={give.isPending}
      failure={give.error && Object.keys(errors).length === 0 ? errorText(give.error) : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      <PersonChoice
        bookletId={bookletId}
        chosen={person}
        onChoose={choose}
        error={missing && !person ? t('forms:required') : undefined}
      />
      {person && (
        <FieldGroup>
          <RadioGroup
            label={t('users.columns.role')}
            choices={person.possible_roles.map((possible) => ({
              value: possible,
              label: t(`companies:roles.${possible}`),
              description: t(`users.roleText.${possible}`),
            }))}
            error={errors.role?.message}
            {...form.register('role')}
          />
          {role === 'translator' && languages.length > 0 && (
            <Controller
              control={form.control}
              name="locales"
              render={({ field: { value, onChange } }) => (
                <LanguagesField of={languages} value={value} onChange={onChange} error={errors.locales?.message} />
              )}
            />
          )}
          {role === 'auditor' && (
            <Controller
              control={form.control}
              name="ends_on"
              render={({ field: { value, onChange } }) => (
                <DateField
                  label={t('users.end.label')}
                  hint={t('users.end.hint')}
                  value={value}
                  onChange={onChange}
                  error={errors.ends_on?.message}
                />
              )}
            />
          )}
        </FieldGroup>
      )}
    </FormDialog>
  );
};
