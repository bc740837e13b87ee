import { ApiError, api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { shownInPlace } from '../../../shared/errors/shownInPlace';
import { paths } from '../../../shared/paths';
import { sessionQuery } from '../session/sessionQuery';
import type { ShownTerms } from './useShownTerms';

const isOutdated = (error: Error) => error instanceof ApiError && error.code === 'outdated_terms';

/** Accept or refuse what was on the screen; the server keeps who, which, when and in which language. */
export const useAnswerTerms = ({ onOutdated }: { onOutdated: () => void }) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  /* Newer texts are in force: show them, and let the person read before answering again. */
  const onError = async (error: Error) => {
    if (!isOutdated(error)) return;
    onOutdated();
    await client.invalidateQueries({ queryKey: ['legal'] });
  };
  const accept = useMutation({
    meta: shownInPlace,
    mutationFn: (body: ShownTerms) => unwrap(api.POST('/api/auth/legal/acceptances', { body })),
    onError,
    onSuccess: async () => {
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await navigate({ to: paths.root });
    },
  });
  const refuse = useMutation({
    meta: shownInPlace,
    mutationFn: (body: ShownTerms) => unwrap(api.POST('/api/auth/legal/refusals', { body })),
    onError,
    onSuccess: () => navigate({ to: paths.termsRefused }),
  });
  return { accept, refuse };
};
