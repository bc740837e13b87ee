import { cloneElement, type ReactElement, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './Tooltip.module.css';

const edge = 8;

/** Above the control, or below where there is no room; never beyond the sides of the screen. */
const placeTip = (tip: HTMLElement | null, control: HTMLElement | null) => {
  if (!(tip && control)) return;
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const box = tip.getBoundingClientRect();
  const farthest = document.documentElement.clientWidth - box.width - edge;
  const x = Math.max(edge, Math.min(left + width / 2 - box.width / 2, farthest));
  tip.style.setProperty('--tip-x', `${x}px`);
  tip.style.setProperty('--tip-y', `${top - box.height >= 0 ? top - box.height : bottom}px`);
};

/** Escape and scrolling take away what floats; Escape does nothing else, so that the dialog below stays. */
const useDismissal = (shown: boolean, onDismiss: () => void) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDismiss();
  });
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!shown) return;
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('keydown', (event) => press(event), { signal, capture: true });
    document.addEventListener('scroll', () => dismiss(), { signal, capture: true });
    return () => end.abort();
  }, [shown]);
};

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
