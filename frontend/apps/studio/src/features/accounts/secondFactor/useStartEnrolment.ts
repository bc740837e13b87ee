import { api, type components, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { shownInPlace } from '../../../shared/errors/shownInPlace';

type Password = components['schemas']['PasswordIn'];

/** A secret for one's application of codes; it is kept nowhere but on the screen. */
export const useStartEnrolment = () =>
  useMutation({
    meta: shownInPlace,
    gcTime: 0,
    mutationFn: (body: Password) => unwrap(api.POST('/api/auth/second-factor', { body })),
  });
