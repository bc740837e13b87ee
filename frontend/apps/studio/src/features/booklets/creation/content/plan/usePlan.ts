import { useQueryClient } from '@tanstack/react-query';
import { bookletKey, bookletQuery, type Outline, outlineQuery } from '@/features/booklets/api';

/** What changes of a plan share: one after the other, shown at once, and read again when the last one has ended. */
export const usePlan = (id: string) => {
  const client = useQueryClient();
  const mutationKey = ['plan', id];
  const { queryKey } = outlineQuery(id);
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  const refresh = () => {
    if (isLast()) void client.invalidateQueries({ queryKey: bookletKey(id) });
  };
  return {
    common: {
      mutationKey,
      scope: { id: mutationKey.join(' ') },
      onSettled: refresh,
    },
    refresh,
    /** Draws what is about to be. */
    draw: async (change: (outline: Outline) => Outline) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => known && change(known));
    },
    /** The plan as the server says; older than what is drawn when something else is on its way. */
    keep: (outline: Outline) => {
      if (!isLast()) return;
      client.setQueryData(queryKey, outline);
      client.setQueryData(bookletQuery(id).queryKey, outline.booklet);
    },
  };
};
