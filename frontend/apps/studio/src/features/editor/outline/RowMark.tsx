import { type Drawing, Icon, VisuallyHidden } from '@livretier/ui';
import classes from './Outline.module.css';

/** A small sign at the end of a line, with its words for those who hover or listen. */
export const RowMark = ({ icon, children }: { icon: Drawing; children: string }) => (
  <span className={classes.mark} title={children}>
    <Icon of={icon} size={16} />
    <VisuallyHidden>{children}</VisuallyHidden>
  </span>
);
