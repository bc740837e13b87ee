import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { companyKinds } from '../../../../shared/companiesSearch';
import { z } from '../../../../shared/forms/zod';
import type { NewCompany } from '../types';

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

export type NewCompanyValues = z.infer<typeof schema>;
export type NewCompanyForm = ReturnType<typeof useNewCompanyForm>;

export const useNewCompanyForm = () =>
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
export const bodyOf = ({ first_name, last_name, email, ...company }: NewCompanyValues): NewCompany => ({
  ...company,
  administrator: { first_name, last_name, email },
});
