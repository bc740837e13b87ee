import type { QueryClient } from '@tanstack/react-query';
import { bookletQuery } from '../../shared/booklet/queries';
import { notFoundUnless } from '../../shared/notFoundUnless';

export const loadBooklet = (client: QueryClient, id: string) =>
  notFoundUnless(client.ensureQueryData(bookletQuery(id)));
