import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLabels } from '../../labels/useLabels';
import { DialogFrame } from '../Dialog/DialogFrame';
import { IconButton } from '../IconButton/IconButton';
import classes from './Drawer.module.css';

type Props = {
  title: string;
  /** What stands after the title: where the thing stands. */
  tag?: ReactNode;
  caption?: ReactNode;
  mark?: ReactNode;
  /** What stands before the cross: the ways to the next one. */
  tools?: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A panel over the right of the page, as long as it is rendered: what one line of a list holds, with the list behind. */
export const Drawer = ({ title, tag, caption, mark, tools, actions, footer, onClose, children }: Props) => {
  const labels = useLabels();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  return createPortal(
    <DialogFrame
      state="open"
      shape="drawer"
      position="right"
      box={box}
      labelledBy={id}
      blockScroll
      dismissableMask
      onClose={onClose}
    >
      <div className={classes.head}>
        <div className={classes.top}>
          {mark}
          <div className={classes.heading}>
            <div className={classes.name}>
              <h2 id={id} tabIndex={-1} aria-live="polite" data-autofocus>
                {title}
              </h2>
              {tag}
            </div>
            {caption && <p className={classes.caption}>{caption}</p>}
          </div>
          <div className={classes.tools}>
            {tools}
            <IconButton label={labels.close} icon={IconX} onClick={onClose} />
          </div>
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      <div className={classes.body}>{children}</div>
      {footer && <div className={classes.footer}>{footer}</div>}
    </DialogFrame>,
    document.body,
  );
};
