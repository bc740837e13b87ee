import { type Query, useQueryClient } from '@tanstack/react-query';
import type { Preview } from '../../../shared/booklet/queries';

const isPart = (part: string) => (query: Query) => query.queryKey[2] === part;

/** What a booklet inserts, with these texts; one that was emptied is not known any more. */
const withTexts = (values: Preview['values'], texts: Record<string, string>) =>
  Object.fromEntries(Object.entries({ ...values, ...texts }).filter(([, text]) => text !== ''));

/** After a change of a value: all that shows it is read again. What was typed is in the previews already. */
export const useRefresh = () => {
  const client = useQueryClient();
  return async (texts?: Record<string, string>) => {
    const booklets = { queryKey: ['booklets'] };
    if (texts)
      client.setQueriesData<Preview>(
        { ...booklets, predicate: isPart('preview') },
        (known) => known && { ...known, values: withTexts(known.values, texts) },
      );
    void client.invalidateQueries({ queryKey: ['journal'] });
    void client.invalidateQueries({ ...booklets, predicate: isPart('checks') });
    void client.invalidateQueries({
      ...booklets,
      predicate: isPart('preview'),
      refetchType: texts ? 'none' : 'active',
    });
    await Promise.all([
      client.invalidateQueries({ ...booklets, predicate: isPart('values') }),
      client.invalidateQueries({ queryKey: ['values', 'list'] }),
    ]);
  };
};
