import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';

/** The first code of the application; answers the recovery codes, once. */
export const useConfirmEnrolment = () =>
  useMutation({
    meta: shownInPlace,
    gcTime: 0,
    mutationFn: (code: string) => unwrap(api.POST('/api/auth/second-factor/confirmation', { body: { code } })),
  });
