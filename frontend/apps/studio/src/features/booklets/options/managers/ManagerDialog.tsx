import { zodResolver } from '@hookform/resolvers/zod';
import { DateField, FieldGroup, FieldRow, FormDialog, notify, RadioGroup, TextField } from '@livretier/ui';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChangeAccess, useGiveAccess } from '@/features/booklets/access/api';
import type { Eligible } from '@/features/booklets/access/PersonChoice';
import { PersonChoice } from '@/features/booklets/access/PersonChoice';
import { dayOrNull } from '@/features/booklets/access/period';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useErrorText } from '@/shared/text/useErrorText';
import type { Manager } from './managers';
import { managerSchema } from './managers';

type Props = {
  bookletId: string;
  manager?: Manager | undefined;
  /** Who answers for it already. */
  managers: readonly Manager[];
  duty: 'manager' | 'substitute';
  onClose: () => void;
};

const role = 'booklet_manager';

/** One more manager or substitute, or what one of them answers for and until when. */
export const ManagerDialog = ({ bookletId, manager, managers, duty, onClose }: Props) => {
  const { t } = useTranslation(['booklets', 'common', 'forms']);
  const errorText = useErrorText();
  const give = useGiveAccess(bookletId);
  const change = useChangeAccess(bookletId);
  const [person, setPerson] = useState<Eligible | null>(null);
  const [missing, setMissing] = useState(false);
  const form = useForm({
    resolver: zodResolver(managerSchema),
    defaultValues: {
      duty,
      scope: manager?.scope ?? '',
      starts_on: manager?.starts_on ?? '',
      ends_on: manager?.ends_on ?? '',
    },
  });
  const { errors } = form.formState;
  const wanted = useWatch({ control: form.control, name: 'duty' });
  const failure = give.error ?? change.error;
  const send = form.handleSubmit((values) => {
    const substitute = values.duty === 'substitute';
    const body = {
      role,
      duty: values.duty,
      scope: values.scope,
      starts_on: substitute ? dayOrNull(values.starts_on) : null,
      ends_on: substitute ? dayOrNull(values.ends_on) : null,
    } as const;
    const name = manager?.name ?? person?.name ?? '';
    const answer = {
      onSuccess: () => {
        notify({ severity: 'success', summary: t(manager ? 'managers.changed' : 'managers.added', { name }) });
        onClose();
      },
      onError: (error: unknown) => showServerErrors(form, error),
    };
    const access = manager?.id ?? person?.access;
    if (access) change.mutate({ access, changes: body }, answer);
    else if (person) give.mutate({ ...body, user: person.user }, answer);
  });
  const submit = () => {
    setMissing(!(manager || person));
    if (manager || person) void send();
    else void form.trigger();
  };
  const dayField = (name: 'starts_on' | 'ends_on') => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <DateField
          label={t(`replacement.${name}`)}
          optional={name === 'starts_on'}
          value={value}
          onChange={onChange}
          error={errors[name]?.message}
        />
      )}
    />
  );
  return (
    <FormDialog
      title={manager ? t('managers.editOf', { name: manager.name }) : t('managers.addTitle')}
      accept={manager ? t('common:labels.save') : t('managers.add')}
      reject={t('common:labels.cancel')}
      busy={give.isPending || change.isPending}
      failure={failure && Object.keys(errors).length === 0 ? errorText(failure) : undefined}
      onClose={onClose}
      onSubmit={submit}
    >
      {!manager && (
        <PersonChoice
          bookletId={bookletId}
          wanted={role}
          besides={managers.map(({ user }) => user)}
          chosen={person}
          onChoose={setPerson}
          error={missing && !person ? t('forms:required') : undefined}
        />
      )}
      <FieldGroup>
        <RadioGroup
          label={t('managers.columns.duty')}
          choices={(['manager', 'substitute'] as const).map((value) => ({
            value,
            label: t(`managers.duty.${value}`),
            description: t(`managers.dutyText.${value}`),
          }))}
          {...form.register('duty')}
        />
        {wanted === 'substitute' && (
          <FieldRow>
            {dayField('starts_on')}
            {dayField('ends_on')}
          </FieldRow>
        )}
        <TextField
          label={t('managers.columns.scope')}
          hint={t('managers.scopeHint')}
          optional
          autoComplete="off"
          error={errors.scope?.message}
          {...form.register('scope')}
        />
      </FieldGroup>
    </FormDialog>
  );
};
