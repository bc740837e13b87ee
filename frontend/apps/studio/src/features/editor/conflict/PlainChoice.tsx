import type { BlockType } from '@livretier/blocks';
import { RadioGroup } from '@livretier/ui';
import { useTranslation } from 'react-i18next';
import type { Conflict } from '../source/types';
import type { Decision } from './settle';
import { useValueText } from './useValueText';

type Props = {
  conflict: Conflict;
  blockType: BlockType | undefined;
  who: string;
  decision: Decision;
  onDecide: (decision: Decision) => void;
};

/** A setting that two people changed, or a block that one deleted: there is nothing to combine. */
export const PlainChoice = ({ conflict, blockType, who, decision, onDecide }: Props) => {
  const { t } = useTranslation('editor');
  const valueText = useValueText(conflict, blockType);
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
