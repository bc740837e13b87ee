import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { paths } from '../../../shared/paths';

export const useRefuseTerms = () => {
  const navigate = useNavigate();
  return useMutation({
    meta: shownInPlace,
    mutationFn: () => unwrap(api.POST('/api/auth/legal/refusals')),
    onSuccess: () => navigate({ to: paths.termsRefused }),
  });
};
