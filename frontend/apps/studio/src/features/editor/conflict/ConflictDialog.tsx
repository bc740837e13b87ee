import { type BlockType, LineView } from '@livretier/blocks';
import { Button, Dialog, Icon, RadioGroup } from '@livretier/ui';
import { IconGitMerge, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaFiles } from '@/features/media';
import { combine } from '@/shared/paper/diffWords';
import { paper } from '@/shared/paper/paper';
import { useFieldWords } from '../inspector/useFieldWords';
import type { Conflict, Importance } from '../source/types';
import classes from './ConflictDialog.module.css';
import type { Decision } from './settle';
import { TextChoice } from './TextChoice';
import { isBlock, kindOf, type WayOut, wayOutOf, wordsOf } from './values';

/** What two people changed, in words: the page, its title, a block, a setting of a block. */
const usePlace = (conflict: Conflict, blockType: BlockType | undefined) => {
  const { t } = useTranslation('editor');
  const { label } = useFieldWords(blockType ?? 'paragraph');
  const { kind, block_id, field } = conflict;
  if (kind === 'field' && block_id === '') return t(field === 'title' ? 'page.title' : 'page.importance');
  if (!blockType) return t('conflict.wholePage');
  const block = t(`block.${blockType}.name`);
  return kindOf(conflict, blockType) ? t('conflict.setting', { block, field: label(field) }) : block;
};

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

const isId = (value: unknown): value is string => typeof value === 'string';

/** The names of the files between which one chooses. */
const useFileName = ({ mine, saved }: Conflict, isMedia: boolean) => {
  const { t } = useTranslation('editor');
  const files = useMediaFiles(isMedia ? [mine, saved].filter(isId) : []);
  return (value: unknown) => files.find(({ id }) => id === value)?.name ?? t('conflict.file');
};

/** What each side chose, in the words of the form where it is chosen. */
const useValueText = (conflict: Conflict, blockType: BlockType | undefined) => {
  const { t } = useTranslation('editor');
  const { option } = useFieldWords(blockType ?? 'paragraph');
  const kind = kindOf(conflict, blockType);
  const fileName = useFileName(conflict, kind === 'media');
  return (value: unknown) => {
    if (kind === 'choice') return option(conflict.field, value as string | number | boolean | null);
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    if (isNothing(value)) return t('conflict.nothing');
    if (kind === 'media') return fileName(value);
    if (kind === 'block') return t('conflict.passage');
    return conflict.field === 'importance' ? t(`importance.${value as Importance}`) : String(value);
  };
};

type PlainChoiceProps = {
  conflict: Conflict;
  blockType: BlockType | undefined;
  who: string;
  decision: Decision;
  onDecide: (decision: Decision) => void;
};

/** A setting that two people changed, or a block that one deleted: there is nothing to combine. */
const PlainChoice = ({ conflict, blockType, who, decision, onDecide }: PlainChoiceProps) => {
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
