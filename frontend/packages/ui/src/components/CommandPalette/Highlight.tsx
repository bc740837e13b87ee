import { Fragment } from 'react';
import classes from './CommandPalette.module.css';
import type { Range } from './matching';

/** A text in which what was typed stands out. */
export const Highlight = ({ text, ranges }: { text: string; ranges: readonly Range[] }) => {
  const endBefore = (place: number) => ranges[place - 1]?.[1] ?? 0;
  return (
    <>
      {ranges.map(([start, end], place) => (
        <Fragment key={start}>
          {text.slice(endBefore(place), start)}
          <mark className={classes.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(endBefore(ranges.length))}
    </>
  );
};
