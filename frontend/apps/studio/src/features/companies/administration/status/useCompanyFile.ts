import { api, unwrap } from '@livretier/api';
import { useQueryClient } from '@tanstack/react-query';

/** Fetches what a company may take away; taking it is a line of its journal. */
export const useCompanyFile = (id: string) => {
  const client = useQueryClient();
  return async (): Promise<Blob> => {
    const call = api.GET('/api/companies/{company_id}/export', {
      params: { path: { company_id: id } },
      parseAs: 'blob',
    });
    const file = await unwrap(call, { quiet: true });
    void client.invalidateQueries({ queryKey: ['journal'] });
    return file as unknown as Blob;
  };
};
