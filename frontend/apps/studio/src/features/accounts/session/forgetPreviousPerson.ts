import { clearHistory } from '@livretier/ui';
import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionKey } from './sessionKey';

type Person = { id: string; company: { id: string } | null } | null | undefined;

const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== sessionKey[0] };
const ofCompany = { predicate: (query: Query) => others.predicate(query) && !query.meta?.ofPerson };

/**
 * What one person read is never shown to the next, nor what was read in one company to somebody who opens another:
 * gone at once, and asked again where it is on the screen.
 */
export const forgetPreviousPerson = (client: QueryClient, { before, now }: { before: Person; now: Person }) => {
  if (before === undefined) return;
  if (before?.id === now?.id) {
    if (before?.company?.id !== now?.company?.id) void client.resetQueries(ofCompany);
    return;
  }
  clearHistory();
  if (now) void client.resetQueries(others);
  else client.removeQueries(others);
};
