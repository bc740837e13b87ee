import { api, type components, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';

type Change = components['schemas']['EmailChangeIn'];

/** Ask for another address; the answer is the same whether somebody has it or not. */
export const useAskEmail = () =>
  useMutation({
    meta: shownInPlace,
    mutationFn: (body: Change) => unwrap(api.POST('/api/auth/email', { body })),
  });
