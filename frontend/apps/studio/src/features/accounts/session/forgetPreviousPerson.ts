import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionKey } from './sessionKey';

type Person = { id: string } | null | undefined;

const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== sessionKey[0] };

/** What one person read is never shown to the next: gone at once, and asked again where it is on the screen. */
export const forgetPreviousPerson = (client: QueryClient, { before, now }: { before: Person; now: Person }) => {
  if (before === undefined || before?.id === now?.id) return;
  if (now) void client.resetQueries(others);
  else client.removeQueries(others);
};
