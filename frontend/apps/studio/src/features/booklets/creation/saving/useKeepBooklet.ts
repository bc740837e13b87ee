import { useQueryClient } from '@tanstack/react-query';
import { type BookletOut, bookletKey, bookletQuery, outlineQuery, type Preview } from '@/features/booklets/api';

/** Puts what the server answered into everything on screen; with `plan`, chapters and pages are read again. */
export const useKeepBooklet = () => {
  const client = useQueryClient();
  return (booklet: BookletOut, { plan = false } = {}) => {
    const { id } = booklet;
    client.setQueryData(bookletQuery(id).queryKey, booklet);
    client.setQueryData(outlineQuery(id).queryKey, (known) => known && { ...known, booklet });
    client.setQueriesData<Preview>(
      { queryKey: [...bookletKey(id), 'preview'] },
      (known) => known && { ...known, booklet },
    );
    void client.invalidateQueries({ queryKey: [...bookletKey(id), 'checks'] });
    void client.invalidateQueries({ queryKey: ['booklets', 'list'] });
    if (plan)
      void client.invalidateQueries({ queryKey: bookletKey(id), predicate: ({ queryKey }) => queryKey[2] !== 'card' });
    return booklet;
  };
};
