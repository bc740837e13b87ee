import { Button, Icon } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConfirmObligation } from './useConfirmObligation';

type Props = { id: string; label: string; short?: boolean };

/** The reference was read today: named after its obligation, as several stand in a list. */
export const ConfirmButton = ({ id, label, short = false }: Props) => {
  const { t } = useTranslation('library');
  const confirmation = useConfirmObligation();
  return (
    <Button
      size="small"
      busy={confirmation.isPending}
      aria-label={t('obligations.confirmOf', { label })}
      onClick={() => confirmation.mutate(id)}
    >
      <Icon of={IconCheck} size={16} />
      {t(short ? 'obligations.confirmShort' : 'obligations.confirm')}
    </Button>
  );
};
