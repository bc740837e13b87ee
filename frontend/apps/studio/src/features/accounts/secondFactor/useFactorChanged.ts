import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { sessionQuery } from '../session/sessionQuery';

/** Ask again what the session and the account say of the second factor; the guards look again too. */
export const useFactorChanged = () => {
  const client = useQueryClient();
  const router = useRouter();
  return async () => {
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    void client.invalidateQueries({ queryKey: ['credentials'] });
    void client.invalidateQueries({ queryKey: ['sessions'] });
    await router.invalidate();
  };
};
