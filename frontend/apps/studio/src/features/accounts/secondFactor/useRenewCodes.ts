import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import type { Proof } from './useProofForm';

/** Ten other recovery codes. */
export const useRenewCodes = () =>
  useMutation({
    meta: shownInPlace,
    gcTime: 0,
    mutationFn: (body: Proof) => unwrap(api.POST('/api/auth/second-factor/recovery-codes', { body })),
  });
