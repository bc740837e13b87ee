import { LineView } from '@livretier/blocks';
import { memo } from 'react';
import { paper } from '../../../shared/paper/paper';
import classes from './ConflictDialog.module.css';
import { diffWords } from './diffWords';

type Props = { text: string; other: string; side: 'mine' | 'saved' };

/** A text, with the words marked that the other one does not have; compared once, however much is typed beside it. */
export const Marked = memo(({ text, other, side }: Props) => (
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
