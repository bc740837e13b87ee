import { Button, Icon, VisuallyHidden } from '@livretier/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paper } from '../../../shared/paper/paper';
import { fullName, useSignedInUser } from '../../accounts';
import { useMoment } from '../history/useMoment';
import type { Sides } from '../source/types';
import classes from './ConflictDialog.module.css';
import { combine } from './diffWords';
import { Marked } from './Marked';
import { Option } from './Option';
import { Side } from './Side';
import type { Decision } from './settle';

type Props = {
  mine: string;
  saved: string;
  who: string;
  sides: Sides | undefined;
  /** A whole block or a whole page cannot be typed again here. */
  whole: boolean;
  decision: Decision;
  onDecide: (decision: Decision) => void;
};

/** Two texts side by side, and a third made of both. */
export const TextChoice = ({ mine, saved, who, sides, whole, decision, onDecide }: Props) => {
  const { t } = useTranslation('editor');
  const moment = useMoment('at');
  const name = useId();
  const myself = fullName(useSignedInUser());
  const both = decision.take === 'both' ? decision.words : combine(mine, saved);
  const write = (words: string) => onDecide({ take: 'both', words });
  const savedAt = sides ? t('conflict.savedAt', { moment: moment(sides.savedAt) }) : t('conflict.alreadySaved');
  return (
    <fieldset className={classes.ways}>
      <legend>
        <VisuallyHidden>{t('conflict.question')}</VisuallyHidden>
      </legend>
      <div className={classes.two}>
        <Option
          {...{ name, value: 'mine', label: t('conflict.keepYours') }}
          head={<Side person={myself} title={t('conflict.yours')} moment={sides && moment(sides.sentAt)} />}
          chosen={decision.take === 'mine'}
          onChoose={() => onDecide({ take: 'mine' })}
        >
          <Marked text={mine} other={saved} side="mine" />
        </Option>
        <Option
          {...{ name, value: 'saved', label: t('conflict.takeTheirs', { who }) }}
          head={<Side person={who} title={t('conflict.theirs', { who })} moment={savedAt} />}
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
          <div className={`${paper} ${classes.paper}`}>
            <textarea
              className={classes.area}
              aria-label={t('conflict.combined')}
              rows={2}
              value={both}
              onFocus={() => decision.take !== 'both' && write(both)}
              onChange={({ currentTarget }) => write(currentTarget.value)}
            />
          </div>
        </Option>
      )}
    </fieldset>
  );
};
