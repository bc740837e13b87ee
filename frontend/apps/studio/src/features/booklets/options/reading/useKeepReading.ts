import { useQueryClient } from '@tanstack/react-query';
import type { Reading } from '../../types';
import { useRefresh } from '../../useRefresh';
import { readingQuery } from './readingQuery';

/** What the server answers is what the screen shows from then on. */
export const useKeepReading = (id: string) => {
  const client = useQueryClient();
  const refresh = useRefresh();
  return (saved: Reading) => {
    client.setQueryData(readingQuery(id).queryKey, saved);
    void refresh();
  };
};
