import { api, unwrap } from '@livretier/api';
import { notify } from '@livretier/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bookletSearch } from '@/features/booklets';
import { bookletQuery } from '@/features/booklets/api';
import { paths } from '@/shared/paths';
import { heldPlaces, saveAll } from '@/shared/saving/fieldsSavers';
import { madeBooklet } from '../content/name/useNewFields';
import { useKeepBooklet } from '../saving/useKeepBooklet';
import { isReachable, type StepId, stepPaths } from '../step';
import { mayGoOn } from './mayGoOn';

/** Once the step has drawn what it lacks, one is where it can be mended. */
const focusFault = () =>
  void requestAnimationFrame(() => {
    const fault = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    (fault?.querySelector('input') ?? fault)?.focus();
  });

/** A name that the server does not take can be mended on its own step only: from another one, this leads there. */
const useTellHeldName = () => {
  const { t } = useTranslation('creation');
  const router = useRouter();
  return () => {
    const { pathname, search } = router.state.location;
    if (pathname === paths.creationName || !heldPlaces().some((place) => place.endsWith(' card'))) return;
    notify({
      severity: 'warn',
      summary: t('frame.unsaved'),
      detail: t('frame.unsavedName'),
      action: {
        label: t('frame.seeName'),
        onSelect: () => void router.navigate({ to: paths.creationName, search: bookletSearch(search) }),
      },
    });
  };
};

/** Saves what is left of a step and opens the next one, unless something must be mended first. */
export const useGoOn = () => {
  const router = useRouter();
  const client = useQueryClient();
  const keep = useKeepBooklet();
  const tellHeldName = useTellHeldName();
  return useMutation({
    mutationFn: async (next: StepId) => {
      if (!mayGoOn()) return focusFault();
      if (!(await saveAll())) return tellHeldName();
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
