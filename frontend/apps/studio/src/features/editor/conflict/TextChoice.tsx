import { LineView } from '@livretier/blocks';
import { Avatar, Button, Icon, VisuallyHidden } from '@livretier/ui';
import { IconRefresh } from '@tabler/icons-react';
import { memo, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName, useSignedInUser } from '@/features/accounts';
import { combine, diffWords } from '@/shared/paper/diffWords';
import { paper } from '@/shared/paper/paper';
import { useMoment } from '../session/useMoment';
import type { Sides } from '../source/types';
import classes from './ConflictDialog.module.css';
import type { Decision } from './settle';

type MarkedProps = { text: string; other: string; side: 'mine' | 'saved' };

/** A text, with the words marked that the other one does not have; compared once, however much is typed beside it. */
const Marked = memo(({ text, other, side }: MarkedProps) => (
  <p className={`${paper} ${classes.paper}`}>
    {diffWords(other, text)
      .filter(({ change }) => change !== 'removed')
      .map(({ change, text: words }, index) =>
        change === 'added' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that is not edited
          <mark key={index} className={classes.mark} data-side={side}>
            <LineView line={words} />
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: for the same reason
          <span key={index}>
            <LineView line={words} />
          </span>
        ),
      )}
  </p>
));

type SideProps = { person: string; title: string; moment: string | undefined };

/** Whose text it is, and when it was written. */
const Side = ({ person, title, moment }: SideProps) => (
  <div className={classes.side}>
    <Avatar name={person} />
    <div>
      <h3 className={classes.whose}>{title}</h3>
      {moment && <p className={classes.note}>{moment}</p>}
    </div>
  </div>
);

type OptionProps = {
  name: string;
  value: string;
  label: string;
  chosen: boolean;
  onChoose: () => void;
  /** Stands above what it would leave; the choice is then below it. */
  head?: ReactNode;
  note?: string | undefined;
  tools?: ReactNode;
  children?: ReactNode;
};

/** One of the ways out, with what it would leave on the page. */
const Option = ({ name, value, label, chosen, onChoose, head, note, tools, children }: OptionProps) => {
  const choice = (
    <div className={classes.choice}>
      <label className={classes.label}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={chosen}
          data-autofocus={chosen || undefined}
          onChange={onChoose}
        />
        {head ? label : <strong>{label}</strong>}
        {note && <span className={classes.note}>{note}</span>}
      </label>
      {tools}
    </div>
  );
  return (
    <div className={classes.option} data-chosen={chosen || undefined}>
      {head ?? choice}
      {children}
      {head && choice}
    </div>
  );
};

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
