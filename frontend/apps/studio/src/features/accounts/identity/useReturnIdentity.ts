import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { useTakeIdentity } from './useTakeIdentity';

/** Be oneself again; the banner stands outside the router, so it is told the way home. */
export const useReturnIdentity = (goHome: () => Promise<void>) =>
  useMutation({
    mutationFn: () => unwrap(api.POST('/api/admin/identity/return')),
    onSuccess: useTakeIdentity(goHome),
  });
