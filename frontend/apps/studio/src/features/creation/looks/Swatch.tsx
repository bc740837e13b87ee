import { painted } from './painted';
import classes from './Swatch.module.css';

type Props = { colour: string; size?: 'small' | 'medium' };

/** A colour of the booklet; what it is called stands beside it. */
export const Swatch = ({ colour, size = 'medium' }: Props) => (
  <span className={classes.swatch} data-size={size} ref={painted({ '--colour': colour })} aria-hidden="true" />
);
