import { cloneElement, type ReactElement, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { placeTip } from './placeTip';
import classes from './Tooltip.module.css';
import { useDismissal } from './useDismissal';

type Props = { text: string; children: ReactElement<{ 'aria-describedby'?: string | undefined }> };

/** A few words on a control, by pointer or by focus; they stay while they are read, and Escape takes them away. */
export const Tooltip = ({ text, children }: Props) => {
  const id = useId();
  const control = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const hide = () => setShown(false);
  useDismissal(shown, hide);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the control inside
    <span
      ref={control}
      className={classes.control}
      onMouseEnter={() => setShown(true)}
      onMouseLeave={hide}
      onFocus={() => setShown(true)}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': shown ? id : undefined })}
      {shown &&
        createPortal(
          <span id={id} role="tooltip" className={classes.frame} ref={(tip) => placeTip(tip, control.current)}>
            <span className={classes.tip}>{text}</span>
          </span>,
          document.body,
        )}
    </span>
  );
};
