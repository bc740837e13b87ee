import { useQueryClient } from '@tanstack/react-query';

/** After a change in the library: what is on screen is read again, and so is the journal. */
export const useRefresh = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['journal'] });
    return client.invalidateQueries({ queryKey: ['library'] });
  };
};
