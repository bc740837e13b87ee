import { type SectorChanges, useSaveSector } from '@/features/library/api/sectors';
import { showRefusals } from '@/features/library/fields/localised';
import type { SectorDetails } from '@/features/library/types';
import { listErrors } from '@/shared/forms/listErrors';
import { startFromSaved } from '@/shared/forms/startFromSaved';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useErrorText } from '@/shared/text/useErrorText';
import { bodyOf, type SectorValues, useSectorForm, useSectorLabels, valuesOf } from '../sectorForm';

const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** What is to be sent: only what is no longer as the server has it. */
export const changesOf = (sector: SectorDetails, values: SectorValues): SectorChanges => {
  const before = valuesOf(sector);
  return {
    sector: differ(bodyOf(before), bodyOf(values)) ? bodyOf(values) : undefined,
    chapters: differ(before.chapters, values.chapters) ? values.chapters : undefined,
  };
};

/** Everything that the form of a sector is. */
export const useSectorEditor = (sector: SectorDetails) => {
  const errorText = useErrorText();
  const save = useSaveSector(sector.id);
  const form = useSectorForm(valuesOf(sector));
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, useSectorLabels());
  const submit = form.handleSubmit((values) => {
    if (!isDirty) return;
    const sent = form.getValues();
    save.mutate(changesOf(sector, values), {
      onError: (error) => showRefusals(form, error, ['labels', 'description']),
      onSuccess: (saved) => startFromSaved(form, { sent, saved: saved ? valuesOf(saved) : values }),
    });
  });
  useUnsavedGuard(isDirty);
  useForgetFailure(save);
  return {
    form,
    faults,
    submit,
    foot: {
      dirty: isDirty,
      busy: save.isPending,
      savedAt: save.isSuccess ? new Date(save.submittedAt) : undefined,
      failure: save.error && faults.length === 0 ? errorText(save.error) : undefined,
      onCancel: () => form.reset(valuesOf(sector), { keepDirtyValues: false }),
    },
  };
};
