import { FormPage } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { listErrors } from '../../../../shared/forms/listErrors';
import { showServerErrors } from '../../../../shared/forms/serverErrors';
import { startFromSaved } from '../../../../shared/forms/startFromSaved';
import { useForgetFailure } from '../../../../shared/forms/useForgetFailure';
import { useUnsavedGuard } from '../../../../shared/forms/useUnsavedGuard';
import { useShownThing } from '../../../../shared/shownThing';
import { useErrorText } from '../../../../shared/text/useErrorText';
import { usePageTitle } from '../../../../shared/text/usePageTitle';
import { ContentActs } from '../../ContentActs';
import { ContentStatusTag } from '../../ContentStatusTag';
import { CounselNote } from '../../CounselNote';
import type { ObligationDetails } from '../../types';
import { ObligationFields } from '../form/ObligationFields';
import { useObligationForm, useObligationLabels, valuesOf } from '../form/obligationForm';
import { CheckedNote } from './CheckedNote';
import { CoveredBy } from './CoveredBy';
import { useSaveObligation } from './useSaveObligation';
import { useTurnObligation } from './useTurnObligation';

/** An obligation as a form, and what may be done with the whole of it. */
export const ObligationEditor = ({ obligation }: { obligation: ObligationDetails }) => {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const { id, label, code, status, abilities } = obligation;
  const save = useSaveObligation(id);
  const turn = useTurnObligation(id);
  const form = useObligationForm(valuesOf(obligation));
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, useObligationLabels());
  const submit = form.handleSubmit((values) => {
    if (!isDirty) return;
    const sent = form.getValues();
    save.mutate(values, {
      onError: (error) => showServerErrors(form, error),
      onSuccess: (saved) => startFromSaved(form, { sent, saved: valuesOf(saved) }),
    });
  });
  usePageTitle(label);
  useShownThing(label);
  useUnsavedGuard(isDirty);
  useForgetFailure(save);
  return (
    <FormPage
      title={label}
      tag={<ContentStatusTag of="obligations" status={status} />}
      lead={t('obligations.detail.lead', { code })}
      actions={<ContentActs of="obligations" name={label} abilities={abilities} turn={turn} />}
      onSubmit={submit}
      errors={faults}
      dirty={isDirty}
      busy={save.isPending}
      savedAt={save.isSuccess ? new Date(save.submittedAt) : undefined}
      failure={save.error && faults.length === 0 ? errorText(save.error) : undefined}
      onCancel={() => form.reset(valuesOf(obligation), { keepDirtyValues: false })}
    >
      <CheckedNote obligation={obligation} />
      <CoveredBy obligation={obligation} />
      <ObligationFields form={form} disabled={!abilities.edit} />
      <CounselNote />
    </FormPage>
  );
};
