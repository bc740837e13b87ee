import { Button, Icon } from '@livretier/ui';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Share } from './types';
import { useAskToFree } from './useAskToFree';
import { useEmptyTrash } from './useFreeRoom';

type Props = { trash: Share; size?: 'small' };

/** Forgets the trash at once and for good, after a question. */
export const EmptyTrashButton = ({ trash, size }: Props) => {
  const { t } = useTranslation('storage');
  const ask = useAskToFree();
  const empty = useEmptyTrash();
  const press = async () => {
    if (await ask('emptying', trash)) empty.mutate();
  };
  if (size)
    return (
      <Button size="small" aria-label={t('gain.emptyLabel')} busy={empty.isPending} onClick={() => void press()}>
        {t('gain.empty')}
      </Button>
    );
  return (
    <Button busy={empty.isPending} onClick={() => void press()}>
      <Icon of={IconTrash} />
      {t('emptyTrash')}
    </Button>
  );
};
