import { IconArchive } from '@tabler/icons-react';
import { type Drawing, Icon } from '../Icon/Icon';
import classes from './StatusTag.module.css';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'note';
export type StatusShape = 'ring' | 'dot' | 'half-dot' | 'box';

type Props = {
  /** One of the four shapes, or an icon of the status. */
  shape: StatusShape | Drawing;
  tone?: StatusTone;
  children: string;
};

const Shape = ({ shape }: Pick<Props, 'shape'>) => {
  if (shape === 'box') return <Icon of={IconArchive} size={14} />;
  if (typeof shape !== 'string') return <Icon of={shape} size={14} />;
  return <span className={classes.shape} aria-hidden="true" />;
};

/** A status is a shape and a word; the colour only repeats them. */
export const StatusTag = ({ shape, tone = 'neutral', children }: Props) => (
  <span className={classes.tag} data-tone={tone} data-shape={typeof shape === 'string' ? shape : undefined}>
    <Shape shape={shape} />
    {children}
  </span>
);
