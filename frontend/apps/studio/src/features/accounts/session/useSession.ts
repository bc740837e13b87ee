import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './sessionQuery';

/** The signed-in user, or null. */
export const useSession = () => useQuery(sessionQuery).data ?? null;
