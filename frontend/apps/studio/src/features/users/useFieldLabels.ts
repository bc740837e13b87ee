import { useTranslation } from 'react-i18next';

/** What the fields of an account are called, in the order of the form. */
export const useFieldLabels = () => {
  const { t } = useTranslation('users');
  return {
    first_name: t('fields.firstName'),
    last_name: t('fields.lastName'),
    email: t('fields.email'),
    language: t('fields.language'),
    company_id: t('fields.company'),
    role: t('fields.role'),
    ends_on: t('fields.endsOn'),
    platform_role: t('fields.platformRole'),
  };
};
