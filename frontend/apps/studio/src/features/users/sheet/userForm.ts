import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { defaultLocale, isLocale } from '../../../shared/locale/locales';
import { type AccountForm, type AccountValues, accountSchema } from '../accountFields';
import { lastDay } from '../roles/roleFields';
import type { PersonChanges, PersonDetails } from '../types';

/** What the form begins with: the account, and its role in one of the companies. */
export const valuesOf = (person: PersonDetails, companyId?: string): AccountValues => {
  const membership = person.memberships.find(({ company_id }) => company_id === companyId) ?? person.memberships[0];
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    language: isLocale(person.language) ? person.language : defaultLocale,
    company_id: membership?.company_id ?? '',
    role: membership?.role ?? '',
    ends_on: membership?.ends_on ?? '',
    platform_role: person.platform_role,
  };
};

type Dirty = Partial<Record<keyof AccountValues, boolean>>;

/** Only what was changed is sent. */
export const changesOf = (values: AccountValues, dirty: Dirty): PersonChanges => ({
  ...(dirty.first_name && { first_name: values.first_name }),
  ...(dirty.last_name && { last_name: values.last_name }),
  ...(dirty.email && { email: values.email }),
  ...(dirty.language && { language: values.language }),
  ...(dirty.platform_role && { platform_role: values.platform_role }),
  ...((dirty.role || dirty.ends_on) &&
    values.role !== '' && { role: values.role, ends_on: lastDay(values), company_id: values.company_id }),
});

export const useUserForm = (person: PersonDetails): AccountForm =>
  useForm({
    resolver: zodResolver(accountSchema),
    values: valuesOf(person),
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  });
