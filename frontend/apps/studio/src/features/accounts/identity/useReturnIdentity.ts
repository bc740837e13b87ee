import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { useTakeIdentity } from './useTakeIdentity';

/** Be oneself again. */
export const useReturnIdentity = () => {
  const takeIdentity = useTakeIdentity();
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/admin/identity/return')),
    onSuccess: takeIdentity,
  });
};
