import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  /** What it does, for those who do not see the drawing. */
  label: string;
  icon: ComponentProps<typeof Icon>['of'];
  size?: 'small' | 'medium' | 'large' | undefined;
  look?: 'quiet' | 'outlined' | 'soft' | 'round' | undefined;
};

const drawn = { small: 16, medium: 18, large: 22 };

/** A button that shows nothing but an icon, and always has a name. */
export const IconButton = ({ label, icon, size = 'medium', look = 'quiet', type = 'button', ...rest }: Props) => (
  <button {...rest} type={type} aria-label={label} className={classes.button} data-size={size} data-look={look}>
    <Icon of={icon} size={drawn[size]} />
  </button>
);
