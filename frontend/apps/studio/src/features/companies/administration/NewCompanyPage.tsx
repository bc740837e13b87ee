import { zodResolver } from '@hookform/resolvers/zod';
import { ErrorNote, FieldRow, FormPage, FormSection, Page, SelectField, TextField } from '@livretier/ui';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '@/features/accounts';
import { listErrors } from '@/shared/forms/listErrors';
import { showServerErrors } from '@/shared/forms/serverErrors';
import { useForgetFailure } from '@/shared/forms/useForgetFailure';
import { useUnsavedGuard } from '@/shared/forms/useUnsavedGuard';
import { z } from '@/shared/forms/zod';
import { paths } from '@/shared/paths';
import { useErrorText } from '@/shared/text/useErrorText';
import { usePageTitle } from '@/shared/text/usePageTitle';
import { companyKinds } from '../companiesSearch';
import { type NewCompany, useCreateCompany } from './api';

const name = z.string().trim().min(1).max(80);
const schema = z.object({
  name: z.string().trim().min(2).max(150),
  kind: z.enum(companyKinds),
  siret: z.string().max(30),
  postal_code: z.string().trim().max(10),
  city: z.string().trim().max(100),
  first_name: name,
  last_name: name,
  email: z.email().max(254),
});

type NewCompanyValues = z.infer<typeof schema>;
type NewCompanyForm = ReturnType<typeof useNewCompanyForm>;

const useNewCompanyForm = () =>
  useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      name: '',
      kind: 'company' as const,
      siret: '',
      postal_code: '',
      city: '',
      first_name: '',
      last_name: '',
      email: '',
    } as NewCompanyValues,
    shouldFocusError: false,
  });

/** As the server wants to hear it: the person apart from the company. */
const bodyOf = ({ first_name, last_name, email, ...company }: NewCompanyValues): NewCompany => ({
  ...company,
  administrator: { first_name, last_name, email },
});

const CompanySection = ({ form }: { form: NewCompanyForm }) => {
  const { t } = useTranslation(['companyCards', 'companies']);
  const { errors } = form.formState;
  const text = (name: 'name' | 'siret' | 'postal_code' | 'city') => ({
    label: t(`create.fields.${name}`),
    error: errors[name]?.message,
    ...form.register(name),
  });
  const kinds = companyKinds.map((kind) => ({ value: kind, label: t(`companies:kinds.${kind}`) }));
  return (
    <FormSection title={t('create.company')} text={t('create.companyText')}>
      <FieldRow>
        <TextField {...text('name')} autoComplete="off" />
        <SelectField
          label={t('create.fields.kind')}
          choices={kinds}
          error={errors.kind?.message}
          {...form.register('kind')}
        />
      </FieldRow>
      <TextField {...text('siret')} optional inputMode="numeric" autoComplete="off" />
      <FieldRow>
        <TextField {...text('postal_code')} optional autoComplete="off" />
        <TextField {...text('city')} optional autoComplete="off" />
      </FieldRow>
    </FormSection>
  );
};

const AdministratorSection = ({ form }: { form: NewCompanyForm }) => {
  const { t } = useTranslation('companyCards');
  const { errors } = form.formState;
  const text = (name: 'first_name' | 'last_name' | 'email') => ({
    label: t(`create.fields.${name}`),
    error: errors[name]?.message,
    autoComplete: 'off',
    ...form.register(name),
  });
  return (
    <FormSection title={t('create.administrator')} text={t('create.administratorText')}>
      <FieldRow>
        <TextField {...text('first_name')} />
        <TextField {...text('last_name')} />
      </FieldRow>
      <TextField {...text('email')} type="email" />
    </FormSection>
  );
};

const CreateForm = () => {
  const { t } = useTranslation('companyCards');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const form = useNewCompanyForm();
  const create = useCreateCompany();
  const { errors, isDirty } = form.formState;
  const faults = listErrors(errors, t('create.fields', { returnObjects: true }));
  const submit = form.handleSubmit((values) =>
    create.mutate(bodyOf(values), {
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
