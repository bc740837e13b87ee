import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../../shared/paths';

/** The ways between the list and the file that is open beside it; the filters stay, and the list does not move. */
export const useOpenMedia = () => {
  const navigate = useNavigate();
  const keep = { search: true, resetScroll: false } as const;
  return {
    open: (id: string) => void navigate({ to: paths.mediaFile, params: { id }, ...keep }),
    close: (options?: { ignoreBlocker: boolean }) => navigate({ to: paths.media, ...keep, ...options }),
  };
};
