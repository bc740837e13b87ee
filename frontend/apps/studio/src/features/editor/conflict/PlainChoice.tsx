import { RadioGroup } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { Conflict } from '../source/types';
import type { Decision } from './settle';

type Props = { conflict: Conflict; who: string; decision: Decision; onDecide: (decision: Decision) => void };

const useValueText = () => {
  const { t } = useTranslation('editor');
  return (value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    if (value === null || value === undefined) return t('conflict.nothing');
    return String(value);
  };
};

/** A setting that two people changed, or a block that one deleted: there is nothing to combine. */
export const PlainChoice = ({ conflict, who, decision, onDecide }: Props) => {
  const { t } = useTranslation('editor');
  const valueText = useValueText();
  const choices =
    conflict.kind === 'deleted'
      ? [
          { value: 'keep', label: t('conflict.keepBlock') },
          { value: 'delete', label: t('conflict.deleteBlock') },
        ]
      : [
          { value: 'mine', label: t('conflict.mineIs', { value: valueText(conflict.mine) }) },
          { value: 'saved', label: t('conflict.theirsIs', { who, value: valueText(conflict.saved) }) },
        ];
  return (
    <RadioGroup
      label={t('conflict.question')}
      value={decision.take}
      choices={choices}
      onChange={({ currentTarget }) => onDecide({ take: currentTarget.value } as Decision)}
    />
  );
};
