import { useQuery } from '@tanstack/react-query';
import type { Session } from '../session/context';
import { manuscriptKey } from '../source/queries';
import type { Person, Source } from '../source/types';

const every = 10_000;
const nobody: Person[] = [];

/** Who else has this page open, and in which block; tells them that we are here too. */
export const usePresence = (source: Source, session: Session | null) =>
  useQuery({
    queryKey: [...manuscriptKey(source), 'presence', session?.pageId],
    queryFn: () => source.beHere(session?.pageId ?? '', session?.state.get().selected ?? null),
    enabled: session !== null,
    refetchInterval: every,
    staleTime: every,
    gcTime: 0,
  }).data?.people ?? nobody;
