import { useNavigate } from '@tanstack/react-router';
import { paths } from '@/shared/paths';

/** The ways between the list and what opens beside it; the filters stay, and the list does not move. */
export const useOpenPerson = () => {
  const navigate = useNavigate();
  const keep = { search: true, resetScroll: false } as const;
  return {
    open: (id: string) => void navigate({ to: paths.person, params: { id }, ...keep }),
    add: () => void navigate({ to: paths.newPerson, ...keep }),
    groups: () => void navigate({ to: paths.peopleGroups, ...keep }),
    close: (options?: { ignoreBlocker: boolean }) => navigate({ to: paths.people, ...keep, ...options }),
  };
};
