import { useQueryClient } from '@tanstack/react-query';

/** After a change of a value: all that shows it is read again, booklets included. */
export const useRefresh = () => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['journal'] });
    void client.invalidateQueries({ queryKey: ['booklets'] });
    return client.invalidateQueries({ queryKey: ['values', 'list'] });
  };
};
