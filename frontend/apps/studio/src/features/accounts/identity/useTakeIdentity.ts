import { refreshCsrfToken } from '@livretier/api';
import { useQueryClient } from '@tanstack/react-query';
import { openSession } from '../session/openSession';
import type { SessionUser } from '../session/sessionQuery';

/** Go on as somebody else, or as oneself again: nothing that the other read stays, and one starts elsewhere. */
export const useTakeIdentity = (go: () => Promise<void>) => {
  const client = useQueryClient();
  return async (user: SessionUser | null) => {
    if (!user) return;
    openSession(client, user);
    /* A token that does not come now is fetched before the next write. */
    await refreshCsrfToken().catch(() => undefined);
    await go();
    /* One who is there already gets no new screen, and the button pressed is gone. */
    document.querySelector('h1')?.focus();
  };
};
