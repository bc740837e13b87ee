import { FormPage, FormSection } from '@livretier/ui';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { listErrors } from '@/shared/forms/listErrors';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useCreateSector } from '../api/sectors';
import { showRefusals } from '../fields/localised';
import { SectorFields } from './SectorFields';
import { bodyOf, newSector, useSectorForm, useSectorLabels } from './sectorForm';

const CreateForm = () => {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const form = useSectorForm(newSector);
  const create = useCreateSector();
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, useSectorLabels());
  const submit = form.handleSubmit((values) =>
    create.mutate(bodyOf(values), {
      onError: (error) => showRefusals(form, error, ['labels', 'description']),
      onSuccess: ({ id }) => navigate({ to: paths.sector, params: { id }, ignoreBlocker: true }),
    }),
  );
  useUnsavedGuard(isDirty);
  useForgetFailure(create);
  return (
    <FormPage
      title={t('sectors.create.title')}
      lead={t('sectors.create.lead')}
      onSubmit={submit}
      onCancel={() => void navigate({ to: paths.sectors })}
      errors={faults}
      failure={create.error && faults.length === 0 ? errorText(create.error) : undefined}
      dirty={isDirty}
      busy={create.isPending}
      saveLabel={t('sectors.create.save')}
    >
      <FormSection title={t('sectors.identity')} text={t('sectors.identityText')}>
        <SectorFields form={form} />
      </FormSection>
    </FormPage>
  );
};

/** /parametres/builder/secteurs-activite/create: a new sector; its chapters are chosen afterwards. */
export const NewSectorPage = () => {
  const { t } = useTranslation('library');
  usePageTitle(t('sectors.create.title'));
  return useSignedInUser().abilities.manage_library ? (
    <CreateForm />
  ) : (
    <RefusedPage title={t('sectors.create.title')} />
  );
};
