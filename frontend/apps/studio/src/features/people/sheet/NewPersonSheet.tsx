import { zodResolver } from '@hookform/resolvers/zod';
import { ErrorNote, ErrorSummary, notify, SaveBar, SideSheet } from '@livretier/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useErrorText } from '@/shared/text/useErrorText';
import { useAddPerson, useMayAdd } from '../api';
import { useOpenPerson } from '../useOpenPerson';
import { PersonFields } from './PersonFields';
import { cardOf, nobody, type PersonForm, personSchema, useFieldLabels } from './personForm';

const NewPerson = () => {
  const { t } = useTranslation('people');
  const errorText = useErrorText();
  const { close } = useOpenPerson();
  const add = useAddPerson();
  const form: PersonForm = useForm({
    resolver: zodResolver(personSchema),
    defaultValues: nobody,
    shouldFocusError: false,
  });
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, useFieldLabels());
  const submit = form.handleSubmit((values) =>
    add.mutate(cardOf(values), {
      onError: (error) => showServerErrors(form, error),
      onSuccess: ({ name }) => {
        notify({ severity: 'success', summary: t('add.done', { name }) });
        void close({ ignoreBlocker: true });
      },
    }),
  );
  useUnsavedGuard(isDirty && !add.isSuccess);
  useForgetFailure(add);
  return (
    <SideSheet
      title={t('add.title')}
      caption={t('add.caption')}
      onClose={() => void close()}
      onSubmit={submit}
      footer={
        <SaveBar
          dirty={isDirty}
          busy={add.isPending}
          failure={add.error && faults.length === 0 ? errorText(add.error) : undefined}
          saveLabel={t('add.save')}
          onCancel={() => void close()}
        />
      }
    >
      <ErrorSummary errors={faults} />
      <PersonFields form={form} />
    </SideSheet>
  );
};

/** /parametres/personnes/create: a card that does not exist yet. */
export const NewPersonSheet = () => {
  const { t } = useTranslation(['people', 'common']);
  const { close } = useOpenPerson();
  if (useMayAdd().data !== false) return <NewPerson />;
  return (
    <SideSheet title={t('add.title')} onClose={() => void close()}>
      <ErrorNote title={t('common:labels.refusedTitle')}>{t('common:labels.refusedText')}</ErrorNote>
    </SideSheet>
  );
};
