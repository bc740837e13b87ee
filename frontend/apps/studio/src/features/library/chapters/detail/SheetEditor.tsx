import { ErrorSummary, SaveBar, SideSheet } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import { useSaveChapter } from '@/features/library/api/chapters';
import { showRefusals } from '@/features/library/fields/localised';
import { Sign } from '@/features/library/icons/Sign';
import type { ChapterDetails } from '@/features/library/types';
import { listErrors } from '@/shared/forms/listErrors';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { useErrorText } from '@/shared/text/useErrorText';
import { IdentityFields, PolicyField, UseFields } from '../form/ChapterFields';
import { bodyOf, useChapterForm, useChapterLabels, valuesOf } from '../form/chapterForm';

type Props = { chapter: ChapterDetails; onClose: () => void; onDone: () => void };

/** Beside the chapter: what it is called, for whom it is and what it covers. */
export const SheetEditor = ({ chapter, onClose, onDone }: Props) => {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const form = useChapterForm(valuesOf(chapter));
  const save = useSaveChapter(chapter.id);
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, useChapterLabels());
  const submit = form.handleSubmit((values) => {
    if (!isDirty) return onDone();
    save.mutate(bodyOf(values), {
      onError: (error) => showRefusals(form, error, ['title', 'summary']),
      onSuccess: onDone,
    });
  });
  useUnsavedGuard(isDirty);
  useForgetFailure(save);
  return (
    <SideSheet
      title={t('chapters.sheet.title')}
      caption={chapter.title}
      mark={<Sign icon={form.watch('icon')} size="large" />}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <SaveBar
          dirty={isDirty}
          busy={save.isPending}
          onCancel={onClose}
          failure={save.error && faults.length === 0 ? errorText(save.error) : undefined}
        />
      }
    >
      <ErrorSummary errors={faults} />
      <IdentityFields form={form} folded />
      <UseFields form={form} />
      <PolicyField form={form} />
    </SideSheet>
  );
};
