import { useQueryClient } from '@tanstack/react-query';

/** After a change of a booklet: what is on screen is read again, and so is the journal. */
export const useRefresh = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['journal'] });
    return client.invalidateQueries({ queryKey: ['booklets'] });
  };
};
