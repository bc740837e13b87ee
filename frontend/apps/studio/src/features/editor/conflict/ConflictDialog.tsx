import type { BlockType } from '@livretier/blocks';
import { Button, Dialog, Icon } from '@livretier/ui';
import { IconGitMerge, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conflict } from '../source/types';
import classes from './ConflictDialog.module.css';
import { PlainChoice } from './PlainChoice';
import type { Decision } from './settle';
import { TextChoice } from './TextChoice';
import { isBlock, wordsOf } from './values';

type Props = {
  conflict: Conflict;
  /** How many there are to decide, this one included. */
  left: number;
  who: string;
  page: string;
  blockType: BlockType | undefined;
  onDecide: (decision: Decision) => void;
  onLater: () => void;
};

const titles = {
  field: 'conflict.title',
  block: 'conflict.titleBlock',
  deleted: 'conflict.titleDeleted',
  page: 'conflict.titlePage',
} as const;

/** What both sides say, in words: a picture alone by its name, a block that is not there as such. */
const useSides = ({ kind, mine, saved }: Conflict) => {
  const { t } = useTranslation('editor');
  const wordsOn = (value: unknown, missing: string | undefined) => {
    if (value === null) return missing;
    return wordsOf(value) || (isBlock(value) ? t(`block.${value.type}.name`) : wordsOf(value));
  };
  const isWhole = kind === 'block';
  return {
    mine: wordsOn(mine, isWhole ? t('conflict.youDeleted') : undefined),
    saved: wordsOn(saved, isWhole ? t('conflict.notSaved') : undefined),
  };
};

const firstDecision = ({ kind }: Conflict): Decision => ({ take: kind === 'deleted' ? 'keep' : 'saved' });

/** Two texts for the same block: both are kept until somebody chooses. */
export const ConflictDialog = ({ conflict, left, who, page, blockType, onDecide, onLater }: Props) => {
  const { t } = useTranslation('editor');
  const [decision, setDecision] = useState<Decision>(() => firstDecision(conflict));
  const { mine, saved } = useSides(conflict);
  const isText = conflict.kind !== 'deleted' && mine !== undefined && saved !== undefined;
  const place = blockType ? t(`block.${blockType}.name`) : t('conflict.wholePage');
  const other = who || t('conflict.somebody');
  return (
    <Dialog
      opened
      wide
      tone="warning"
      icon={<Icon of={IconGitMerge} size={20} />}
      title={t(titles[conflict.kind])}
      onClose={onLater}
      footer={
        <>
          <Button onClick={onLater}>{t('conflict.later')}</Button>
          <Button look="primary" onClick={() => onDecide(decision)}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <p>{t(conflict.kind === 'deleted' ? 'conflict.leadDeleted' : 'conflict.lead', { who: other })}</p>
        <p className={classes.place}>
          {t('conflict.place', { page, block: place })}
          {left > 1 && ` ${t('conflict.left', { count: left })}`}
        </p>
        {isText ? (
          <TextChoice
            {...{ mine, saved, decision }}
            who={other}
            whole={conflict.kind !== 'field' || conflict.field === 'type'}
            onDecide={setDecision}
          />
        ) : (
          <>
            {conflict.kind === 'deleted' && <p className={classes.paper}>{mine ?? saved}</p>}
            <PlainChoice {...{ conflict, decision }} who={other} onDecide={setDecision} />
          </>
        )}
        <p className={classes.kept}>
          <Icon of={IconHistory} size={16} />
          {t('conflict.kept')}
        </p>
      </div>
    </Dialog>
  );
};
