import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { wayBack } from '@/shared/destination';
import { shownInPlace } from '@/shared/errors/shownInPlace';
import { paths } from '@/shared/paths';
import { useTakeIdentity } from '../api/session';

/** While this is under way, what the former person read is not asked again. */
export const switchingKey = ['switchIdentity'] as const;

type Wish = { userId: string; reason: string };

/** Act as somebody below oneself, and come back to `from`; the form that asks shows why it was refused. */
export const useSwitchIdentity = (from?: string) => {
  const navigate = useNavigate();
  const take = useTakeIdentity(() => navigate({ to: paths.home }));
  return useMutation({
    mutationKey: switchingKey,
    meta: shownInPlace,
    mutationFn: ({ userId, reason }: Wish) =>
      unwrap(api.POST('/api/admin/identity/switch', { body: { id_utilisateur: userId, reason } })),
    onSuccess: (user) => {
      if (from) wayBack.keep(from);
      return take(user);
    },
  });
};
