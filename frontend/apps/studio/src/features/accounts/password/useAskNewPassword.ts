import { api, type components, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';

type Address = components['schemas']['ForgottenPasswordIn'];

/** Ask for a link; the answer is the same whether the address is known or not. */
export const useAskNewPassword = () =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (body: Address) => unwrap(api.POST('/api/auth/forgotten-password', { body })),
  });
