import { ApiError, api, type components, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { useSignIn } from '../signIn/useSignIn';

type Acceptance = components['schemas']['AcceptanceIn'] & { email: string };

export const isDeadInvitation = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'bad_invitation' || error.status === 422) &&
  !('password' in error.fields);

/** Open the account, then sign in as everybody does. */
export const useAcceptInvitation = () => {
  const signIn = useSignIn();
  return useMutation({
    meta: shownInPlace,
    mutationFn: async ({ email, ...body }: Acceptance) => {
      await unwrap(api.POST('/api/auth/invitation', { body }));
      await signIn.mutateAsync({ email, password: body.password, remember: false });
    },
  });
};
