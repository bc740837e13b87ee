import { Button } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { Share } from './types';
import { useAskToFree } from './useAskToFree';
import { useCleanUp } from './useFreeRoom';

type Props = { what: 'unused' | 'duplicates'; share: Share };

/** Throws away everything unused, or every copy but one, after a question. */
export const CleanUpButton = ({ what, share }: Props) => {
  const { t } = useTranslation('storage');
  const ask = useAskToFree();
  const cleanUp = useCleanUp(what);
  const press = async () => {
    if (await ask(what, share)) cleanUp.mutate();
  };
  return (
    <Button
      size="small"
      aria-label={t('gain.cleanLabel', { what: t(`gain.${what}`) })}
      busy={cleanUp.isPending}
      onClick={() => void press()}
    >
      {t('gain.clean')}
    </Button>
  );
};
