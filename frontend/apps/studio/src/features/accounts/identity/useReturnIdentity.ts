import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { wayBack } from '../../../shared/destination';
import { mayLeave } from '../../../shared/forms/unsaved';
import { paths } from '../../../shared/paths';
import { useTakeIdentity } from './useTakeIdentity';

/** Be oneself again, where one was; the banner stands outside the router, so it is told how to go somewhere. */
export const useReturnIdentity = (goTo: (address: string) => Promise<void>) =>
  useMutation({
    mutationFn: async () => ((await mayLeave()) ? unwrap(api.POST('/api/admin/identity/return')) : null),
    onSuccess: useTakeIdentity(() => goTo(wayBack.take() ?? paths.home)),
  });
