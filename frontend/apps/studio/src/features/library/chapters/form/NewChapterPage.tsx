import { FormPage, FormSection } from '@livretier/ui';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { useCreateChapter } from '@/features/library/api/chapters';
import { showRefusals } from '@/features/library/fields/localised';
import { listErrors } from '@/shared/forms/listErrors';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { IdentityFields, PolicyField, UseFields } from './ChapterFields';
import { bodyOf, newChapter, useChapterForm, useChapterLabels } from './chapterForm';

const CreateForm = () => {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const form = useChapterForm(newChapter);
  const create = useCreateChapter();
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, useChapterLabels());
  const submit = form.handleSubmit((values) =>
    create.mutate(bodyOf(values), {
      onError: (error) => showRefusals(form, error, ['title', 'summary']),
      onSuccess: ({ id }) => navigate({ to: paths.chapter, params: { id }, ignoreBlocker: true }),
    }),
  );
  useUnsavedGuard(isDirty);
  useForgetFailure(create);
  return (
    <FormPage
      title={t('chapters.create.title')}
      lead={t('chapters.create.lead')}
      onSubmit={submit}
      onCancel={() => void navigate({ to: paths.chapters })}
      errors={faults}
      failure={create.error && faults.length === 0 ? errorText(create.error) : undefined}
      dirty={isDirty}
      busy={create.isPending}
      saveLabel={t('chapters.create.save')}
    >
      <FormSection title={t('chapters.form.identity')} text={t('chapters.form.identityText')}>
        <IdentityFields form={form} />
      </FormSection>
      <FormSection title={t('chapters.form.use')} text={t('chapters.form.useText')}>
        <UseFields form={form} />
      </FormSection>
      <FormSection title={t('chapters.form.updates')} text={t('chapters.form.updatesText')}>
        <PolicyField form={form} />
      </FormSection>
    </FormPage>
  );
};

/** /parametres/builder/chapitres/create: the sheet of a new chapter; its pages are written afterwards. */
export const NewChapterPage = () => {
  const { t } = useTranslation('library');
  const { manage_library, write_chapters } = useSignedInUser().abilities;
  usePageTitle(t('chapters.create.title'));
  return manage_library || write_chapters ? <CreateForm /> : <RefusedPage title={t('chapters.create.title')} />;
};
