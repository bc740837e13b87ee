import type { QueryClient } from '@tanstack/react-query';
import { notFound, rootRouteId } from '@tanstack/react-router';
import { bookletQuery } from '@/features/booklets/api';
import { notFoundUnless } from '@/shared/notFoundUnless';
import { isId } from '@/shared/searchParts';

/** Before a screen about a booklet opens: a wrong or foreign one is a page that is not there; none is asked for later. */
export const loadBooklet = async (client: QueryClient, id: string | undefined) => {
  if (id === undefined) return;
  if (!isId(id)) throw notFound({ routeId: rootRouteId });
  await notFoundUnless(client.ensureQueryData(bookletQuery(id)));
};
