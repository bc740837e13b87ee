import { type BlockType, LineView } from '@livretier/blocks';
import { Button, Dialog, Icon } from '@livretier/ui';
import { IconGitMerge, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paper } from '../../../shared/paper/paper';
import type { Conflict } from '../source/types';
import classes from './ConflictDialog.module.css';
import { combine } from './diffWords';
import { PlainChoice } from './PlainChoice';
import type { Decision } from './settle';
import { TextChoice } from './TextChoice';
import { usePlace } from './usePlace';
import { isBlock, wordsOf } from './values';
import { type WayOut, wayOutOf } from './wayOut';

type Props = {
  conflict: Conflict;
  /** How many there are to decide, this one included. */
  left: number;
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

/** Nothing of what two people wrote is left out unless somebody says so. */
const firstDecision = ({ kind, mine, saved }: Conflict, way: WayOut): Decision => {
  if (kind === 'deleted') return { take: 'keep' };
  if (way !== 'text') return { take: 'saved' };
  return { take: 'both', words: combine(wordsOf(mine) ?? '', wordsOf(saved) ?? '') };
};

/** Two texts for the same block: both are kept until somebody chooses. */
export const ConflictDialog = ({ conflict, left, page, blockType, onDecide, onLater }: Props) => {
  const { t } = useTranslation('editor');
  const way = wayOutOf(conflict, blockType);
  const [decision, setDecision] = useState<Decision>(() => firstDecision(conflict, way));
  const { mine, saved } = useSides(conflict);
  const isText = way !== 'plain' && mine !== undefined && saved !== undefined;
  const place = usePlace(conflict, blockType);
  const other = conflict.sides?.savedBy || t('conflict.somebody');
  return (
    <Dialog
      opened
      wide={isText ? 'very' : true}
      tone="warning"
      icon={<Icon of={IconGitMerge} size={20} />}
      title={t(titles[conflict.kind])}
      onClose={onLater}
      footer={
        <>
          <Button onClick={onLater}>{t('conflict.later')}</Button>
          <Button look="primary" onClick={() => onDecide(decision)}>
            {t(way === 'text' || way === 'line' ? 'conflict.saveText' : 'conflict.save')}
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
            sides={conflict.sides}
            whole={way === 'whole'}
            onDecide={setDecision}
          />
        ) : (
          <>
            {conflict.kind === 'deleted' && (
              <p className={`${paper} ${classes.paper}`}>
                <LineView line={mine ?? saved ?? ''} />
              </p>
            )}
            <PlainChoice {...{ conflict, blockType, decision }} who={other} onDecide={setDecision} />
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
