import { api, unwrap } from '@livretier/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { bookletQuery } from '../../../shared/booklet/queries';
import { bookletSearch } from '../../../shared/bookletSearch';
import { saveAll } from '../../../shared/saving/fieldsSavers';
import { madeBooklet } from '../name/useNewFields';
import { useKeepBooklet } from '../saving/useKeepBooklet';
import type { StepId } from '../step';
import { isReachable, stepPaths } from '../steps';
import { mayGoOn } from './mayGoOn';

/** Saves what is left of a step and opens the next one, unless something must be mended first. */
export const useGoOn = () => {
  const router = useRouter();
  const client = useQueryClient();
  const keep = useKeepBooklet();
  return useMutation({
    mutationFn: async (next: StepId) => {
      if (!(mayGoOn() && (await saveAll()))) return;
      const { livret = madeBooklet.get()?.id ?? '' } = bookletSearch(router.state.location.search);
      const booklet = client.getQueryData(bookletQuery(livret).queryKey);
      if (!booklet) return;
      if (!isReachable(next, booklet)) {
        const params = { path: { booklet_id: livret } };
        const reached = api.PATCH('/api/booklets/{booklet_id}', { params, body: { step: next }, keepalive: true });
        keep(await unwrap(reached, { quiet: true }));
      }
      await router.navigate({ to: stepPaths[next], search: { livret } });
    },
  });
};
