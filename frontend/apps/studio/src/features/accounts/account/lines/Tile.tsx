import { type Drawing, Icon } from '@livretier/ui';
import classes from './Lines.module.css';

export const Tile = ({ of }: { of: Drawing }) => (
  <span className={classes.tile}>
    <Icon of={of} />
  </span>
);
