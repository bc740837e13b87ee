import { FormPage } from '@livretier/ui';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { paths } from '@/shared/paths';
import { RefusedPage } from '@/shared/RefusedPage';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { useCreateObligation } from '../api/obligations';
import { ObligationFields } from './ObligationFields';
import { newObligation, useObligationForm, useObligationLabels } from './obligationForm';

const route = getRouteApi(`/admin${paths.newObligation}`);

const CreateForm = () => {
  const { t } = useTranslation('library');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { secteur } = route.useSearch();
  const [empty] = useState(() => newObligation(secteur));
  const form = useObligationForm(empty);
  const create = useCreateObligation();
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, useObligationLabels());
  const submit = form.handleSubmit((values) =>
    create.mutate(values, {
      onError: (error) => showServerErrors(form, error),
      onSuccess: ({ id }) => navigate({ to: paths.obligation, params: { id }, ignoreBlocker: true }),
    }),
  );
  useUnsavedGuard(isDirty);
  useForgetFailure(create);
  return (
    <FormPage
      title={t('obligations.create.title')}
      lead={t('obligations.create.lead')}
      onSubmit={submit}
      onCancel={() => void navigate({ to: paths.obligations })}
      errors={faults}
      failure={create.error && faults.length === 0 ? errorText(create.error) : undefined}
      dirty={isDirty}
      busy={create.isPending}
      saveLabel={t('obligations.create.save')}
    >
      <ObligationFields form={form} />
    </FormPage>
  );
};

/** /parametres/builder/obligations/create: what a law or good practice asks, and where it is written. */
export const NewObligationPage = () => {
  const { t } = useTranslation('library');
  usePageTitle(t('obligations.create.title'));
  return useSignedInUser().abilities.manage_library ? (
    <CreateForm />
  ) : (
    <RefusedPage title={t('obligations.create.title')} />
  );
};
