import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../accounts';
import { companyCardQuery } from './card/companyCardQuery';
import type { CompanyCard } from './types';

/** After a change of a company: its card is the new one, and lists that name it are read again. */
export const useRefresh = () => {
  const client = useQueryClient();
  return (saved: CompanyCard) => {
    client.setQueryData(companyCardQuery(saved.id).queryKey, saved);
    void client.invalidateQueries({ queryKey: ['companies', 'list'] });
    void client.invalidateQueries({ queryKey: ['memberships'] });
    void client.invalidateQueries({ queryKey: ['journal'] });
    /* The sidebar says the name of the open company. */
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
};
