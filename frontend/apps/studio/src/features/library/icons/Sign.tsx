import { Icon } from '@livretier/ui';
import { libraryIcon } from './libraryIcons';
import classes from './Sign.module.css';

type Props = {
  icon: string;
  size?: 'medium' | 'large';
  /** Of something that nobody can take yet, or any more. */
  muted?: boolean;
};

/** The drawing of a chapter or of a sector on its tile; its name is always written beside it. */
export const Sign = ({ icon, size = 'medium', muted = false }: Props) => (
  <span className={classes.sign} data-size={size} data-muted={muted || undefined}>
    <Icon of={libraryIcon(icon)} size={size === 'large' ? 22 : 18} />
  </span>
);
