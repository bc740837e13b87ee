import { ErrorNote, FormPage, Page } from '@livretier/ui';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { listErrors } from '../../../../shared/forms/listErrors';
import { showServerErrors } from '../../../../shared/forms/serverErrors';
import { useForgetFailure } from '../../../../shared/forms/useForgetFailure';
import { useUnsavedGuard } from '../../../../shared/forms/useUnsavedGuard';
import { paths } from '../../../../shared/paths';
import { useErrorText } from '../../../../shared/text/useErrorText';
import { usePageTitle } from '../../../../shared/text/usePageTitle';
import { useSignedInUser } from '../../../accounts';
import { AdministratorSection } from './AdministratorSection';
import { CompanySection } from './CompanySection';
import { useNewCompanyForm } from './newCompany';
import { useCreateCompany } from './useCreateCompany';

const CreateForm = () => {
  const { t } = useTranslation('companyCards');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const form = useNewCompanyForm();
  const create = useCreateCompany();
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, t('create.fields', { returnObjects: true }));
  const submit = form.handleSubmit((values) =>
    create.mutate(values, {
      onError: (error) => showServerErrors(form, error),
      onSuccess: ({ id }) => navigate({ to: paths.company, params: { id }, ignoreBlocker: true }),
    }),
  );
  useUnsavedGuard(isDirty);
  useForgetFailure(create);
  return (
    <FormPage
      title={t('create.title')}
      lead={t('create.lead')}
      onSubmit={submit}
      onCancel={() => void navigate({ to: paths.companies })}
      errors={faults}
      failure={create.error && faults.length === 0 ? errorText(create.error) : undefined}
      dirty={isDirty}
      busy={create.isPending}
      saveLabel={t('create.save')}
    >
      <CompanySection form={form} />
      <AdministratorSection form={form} />
    </FormPage>
  );
};

/** /parametres/entreprises/create: a company and the person who will run it, on one short form. */
export const NewCompanyPage = () => {
  const { t } = useTranslation(['companyCards', 'common']);
  usePageTitle(t('create.title'));
  if (useSignedInUser().abilities.manage_companies) return <CreateForm />;
  return (
    <Page title={t('create.title')}>
      <ErrorNote title={t('common:labels.refusedTitle')}>{t('common:labels.refusedText')}</ErrorNote>
    </Page>
  );
};
