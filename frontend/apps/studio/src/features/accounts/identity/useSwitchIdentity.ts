import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { paths } from '../../../shared/paths';
import { useTakeIdentity } from './useTakeIdentity';

type Wish = { userId: string; reason: string };

/** Act as somebody below oneself; the form that asks shows why it was refused. */
export const useSwitchIdentity = () => {
  const navigate = useNavigate();
  return useMutation({
    meta: shownInPlace,
    mutationFn: ({ userId, reason }: Wish) =>
      unwrap(api.POST('/api/admin/identity/switch', { body: { id_utilisateur: userId, reason } })),
    onSuccess: useTakeIdentity(() => navigate({ to: paths.home })),
  });
};
