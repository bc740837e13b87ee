import { zodResolver } from '@hookform/resolvers/zod';
import { Avatar, ErrorSummary, QueryView, SaveBar, SideSheet } from '@livretier/ui';
import { useParams } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { startFromSaved } from '@/shared/forms/startFromSaved';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useErrorText } from '@/shared/text/useErrorText';
import { type Person, usePerson, useSavePerson } from '../api';
import { useOpenPerson } from '../useOpenPerson';
import { DataActs, PresenceActs } from './PersonActs';
import { PersonFields } from './PersonFields';
import { changesOf, type PersonForm, personSchema, useFieldLabels, valuesOf } from './personForm';

const usePersonForm = (person: Person): PersonForm =>
  useForm({
    resolver: zodResolver(personSchema),
    values: valuesOf(person),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });

type Props = { person: Person; onClose: (options?: { ignoreBlocker: boolean }) => Promise<void> };

const PersonEditor = ({ person, onClose }: Props) => {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const save = useSavePerson(person.id);
  const form = usePersonForm(person);
  const { errors, isDirty, dirtyFields } = form.formState;
  const faults = listErrors(errors, useFieldLabels());
  const { edit } = person.abilities;
  const submit = form.handleSubmit((values) => {
    if (!isDirty) return;
    const sent = form.getValues();
    save.mutate(changesOf(values, dirtyFields), {
      onError: (error) => showServerErrors(form, error),
      onSuccess: (saved) => startFromSaved(form, { sent, saved: valuesOf(saved) }),
    });
  });
  useUnsavedGuard(isDirty);
  useForgetFailure(save);
  const bar = (
    <SaveBar
      dirty={isDirty}
      busy={save.isPending}
      savedAt={save.isSuccess ? new Date(save.submittedAt) : undefined}
      failure={save.error && faults.length === 0 ? errorText(save.error) : undefined}
      onCancel={() => (isDirty ? form.reset(valuesOf(person), { keepDirtyValues: false }) : void onClose())}
    />
  );
  return (
    <SideSheet
      title={person.name}
      caption={person.first_name ? person.reference : t('referenceOnly')}
      mark={<Avatar name={person.name} size="large" />}
      onClose={() => void onClose()}
      onSubmit={submit}
      footer={edit ? bar : undefined}
    >
      <ErrorSummary errors={faults} />
      {!edit && <p>{t('sheet.readOnly')}</p>}
      <PersonFields form={form} disabled={!edit} />
      {edit && <PresenceActs person={person} />}
      <DataActs person={person} onGone={() => onClose({ ignoreBlocker: true })} />
    </SideSheet>
  );
};

/** /parametres/personnes/{id}: somebody's card, beside the list. */
export const PersonSheet = () => {
  const { t } = useTranslation('people');
  const { id = '' } = useParams({ strict: false });
  const person = usePerson(id);
  const { close } = useOpenPerson();
  if (person.data) return <PersonEditor key={id} person={person.data} onClose={close} />;
  return (
    <SideSheet title={t('sheet.loading')} onClose={() => void close()}>
      <QueryView query={person}>{() => null}</QueryView>
    </SideSheet>
  );
};
