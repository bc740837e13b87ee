import { Button, Icon } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmObligation } from './useConfirmObligation';

type Props = { id: string; label: string; short?: boolean };

/** The reference was read today: named after its obligation, as several stand in a list. */
export const ConfirmButton = ({ id, label, short = false }: Props) => {
  const { t } = useTranslation('library');
  const confirmation = useConfirmObligation();
  const confirm = ({ currentTarget }: MouseEvent) => {
    /* In a list the button goes with what it did. */
    const row = currentTarget.closest('tr')?.querySelector('a');
    confirmation.mutate(id, { onSuccess: () => row?.focus() });
  };
  return (
    <Button
      size="small"
      busy={confirmation.isPending}
      aria-label={t('obligations.confirmOf', { label })}
      onClick={confirm}
    >
      <Icon of={IconCheck} size={16} />
      {t(short ? 'obligations.confirmShort' : 'obligations.confirm')}
    </Button>
  );
};
