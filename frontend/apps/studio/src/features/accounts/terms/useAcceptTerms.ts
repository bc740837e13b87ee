import { api, type components, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { paths } from '../../../shared/paths';
import { sessionQuery } from '../session/sessionQuery';

/** Accept the versions that were on the screen; the server keeps who, which and when. */
export const useAcceptTerms = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    meta: shownInPlace,
    mutationFn: (body: components['schemas']['TermsIn']) => unwrap(api.POST('/api/auth/legal/acceptances', { body })),
    onSuccess: async () => {
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await navigate({ to: paths.home });
    },
  });
};
