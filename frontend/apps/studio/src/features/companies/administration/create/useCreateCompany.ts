import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shownInPlace } from '../../../../shared/errors/shownInPlace';
import { bodyOf, type NewCompanyValues } from './newCompany';

/** A new company, and the invitation of its first administrator. */
export const useCreateCompany = () => {
  const client = useQueryClient();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (values: NewCompanyValues) => unwrap(api.POST('/api/companies', { body: bodyOf(values) })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['companies', 'list'] }),
  });
};
