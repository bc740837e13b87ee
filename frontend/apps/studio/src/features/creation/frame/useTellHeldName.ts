import { notify } from '@livretier/ui';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bookletSearch } from '../../../shared/bookletSearch';
import { paths } from '../../../shared/paths';
import { heldPlaces } from '../../../shared/saving/fieldsSavers';

/** A name that the server does not take can be mended on its own step only: from another one, this leads there. */
export const useTellHeldName = () => {
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
