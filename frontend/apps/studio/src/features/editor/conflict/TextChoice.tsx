import { Button, Icon } from '@livretier/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ConflictDialog.module.css';
import { combine } from './diffWords';
import { Marked } from './Marked';
import { Option } from './Option';
import type { Decision } from './settle';

type Props = {
  mine: string;
  saved: string;
  who: string;
  /** A whole block or a whole page cannot be typed again here. */
  whole: boolean;
  decision: Decision;
  onDecide: (decision: Decision) => void;
};

/** Two texts side by side, and a third made of both. */
export const TextChoice = ({ mine, saved, who, whole, decision, onDecide }: Props) => {
  const { t } = useTranslation('editor');
  const name = useId();
  const both = decision.take === 'both' ? decision.words : combine(mine, saved);
  const write = (words: string) => onDecide({ take: 'both', words });
  return (
    <>
      <div className={classes.two}>
        <Option
          first
          {...{ name, value: 'mine', label: t(whole ? 'conflict.keepYours' : 'conflict.keepMine') }}
          chosen={decision.take === 'mine'}
          onChoose={() => onDecide({ take: 'mine' })}
        >
          <Marked text={mine} other={saved} side="mine" />
        </Option>
        <Option
          {...{ name, value: 'saved', label: t('conflict.takeTheirs', { who }), note: t('conflict.alreadySaved') }}
          chosen={decision.take === 'saved'}
          onChoose={() => onDecide({ take: 'saved' })}
        >
          <Marked text={saved} other={mine} side="saved" />
        </Option>
      </div>
      {!whole && (
        <Option
          {...{ name, value: 'both', label: t('conflict.combine'), note: t('conflict.combineNote') }}
          chosen={decision.take === 'both'}
          onChoose={() => write(both)}
          tools={
            <Button size="small" look="quiet" onClick={() => write(combine(mine, saved))}>
              <Icon of={IconRefresh} size={16} />
              {t('conflict.again')}
            </Button>
          }
        >
          <textarea
            className={classes.area}
            aria-label={t('conflict.combined')}
            rows={3}
            value={both}
            onFocus={() => decision.take !== 'both' && write(both)}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        </Option>
      )}
    </>
  );
};
