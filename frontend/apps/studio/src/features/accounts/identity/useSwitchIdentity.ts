import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { useTakeIdentity } from './useTakeIdentity';

type Wish = { userId: string; reason: string };

/** Act as somebody below oneself; the form that asks shows why it was refused. */
export const useSwitchIdentity = () => {
  const takeIdentity = useTakeIdentity();
  return useMutation({
    meta: shownInPlace,
    mutationFn: ({ userId, reason }: Wish) =>
      unwrap(api.POST('/api/admin/identity/switch', { body: { id_utilisateur: userId, reason } })),
    onSuccess: takeIdentity,
  });
};
