import { api, unwrap } from '@livretier/api';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../../shared/paths';

export const useRefuseTerms = () => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/auth/legal/refusals')),
    onSuccess: () => navigate({ to: paths.termsRefused }),
  });
};
