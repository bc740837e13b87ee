import { useNavigate } from '@tanstack/react-router';
import { paths } from '@/shared/paths';

/** The ways between the list and what opens beside it; the filters stay, and the list does not move. */
export const useOpenUser = () => {
  const navigate = useNavigate();
  const keep = { search: true, resetScroll: false } as const;
  return {
    open: (id: string) => void navigate({ to: paths.user, params: { id }, ...keep }),
    invite: () => void navigate({ to: paths.newUser, ...keep }),
    close: (options?: { ignoreBlocker: boolean }) => navigate({ to: paths.users, ...keep, ...options }),
  };
};
