import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { mayLeave } from '../../../shared/forms/unsaved';
import { useTakeIdentity } from './useTakeIdentity';

/** Be oneself again; the banner stands outside the router, so it is told the way home. */
export const useReturnIdentity = (goHome: () => Promise<void>) =>
  useMutation({
    mutationFn: async () => ((await mayLeave()) ? unwrap(api.POST('/api/admin/identity/return')) : null),
    onSuccess: useTakeIdentity(goHome),
  });
