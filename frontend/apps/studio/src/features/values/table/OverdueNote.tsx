import { Button, Icon, WarningNote } from '@livretier/ui';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConfirmValues, type ValueLine } from '../api';
import { useValueTexts } from '../useValueTexts';

type Props = {
  lines: readonly ValueLine[];
  mayWrite: boolean;
  /** Ticks those that wait, when there are several. */
  onSelect: (keys: ReadonlySet<string>) => void;
};

/** What must be looked at again before a booklet is published. */
export const OverdueNote = ({ lines, mayWrite, onSelect }: Props) => {
  const { t } = useTranslation('values');
  const { nameOf, dayOf } = useValueTexts();
  const confirm = useConfirmValues();
  const late = lines.filter(({ state }) => state === 'overdue');
  const [only] = late;
  if (!only?.review_on) return null;
  const single = late.length === 1;
  const action = single ? (
    <Button size="small" busy={confirm.isPending} onClick={() => confirm.mutate(late)}>
      <Icon of={IconCheck} size={16} />
      {t('confirm.one')}
    </Button>
  ) : (
    <Button size="small" onClick={() => onSelect(new Set(late.map(({ key }) => key)))}>
      {t('overdue.select')}
    </Button>
  );
  return (
    <WarningNote
      tone="danger"
      title={
        single
          ? t('overdue.one', { name: nameOf(only), day: dayOf(only.review_on) })
          : t('overdue.many', { count: late.length })
      }
      action={mayWrite && action}
    >
      {t('overdue.text')}
    </WarningNote>
  );
};
