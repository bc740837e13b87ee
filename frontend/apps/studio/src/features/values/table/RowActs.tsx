import { IconButton } from '@livretier/ui';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConfirmValues } from '../data/useConfirmValues';
import { isDue } from '../states';
import type { ValueLine } from '../types';
import { useValueTexts } from '../useValueTexts';

/** What can be done with one information. */
export const RowActs = ({ line, onEdit }: { line: ValueLine; onEdit: () => void }) => {
  const { t } = useTranslation('values');
  const { nameOf } = useValueTexts();
  const confirm = useConfirmValues();
  const name = nameOf(line);
  return (
    <>
      {isDue(line) && (
        <IconButton
          icon={IconCheck}
          label={t('confirm.oneOf', { name })}
          title={t('confirm.one')}
          disabled={confirm.isPending}
          onClick={() => confirm.mutate([line])}
        />
      )}
      <IconButton icon={IconPencil} label={t('edit.open', { name })} title={t('edit.short')} onClick={onEdit} />
    </>
  );
};
