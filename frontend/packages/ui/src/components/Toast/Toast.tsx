import { IconX } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLabels } from '../../labels/useLabels';
import { useStore } from '../../store/store';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { createCountdown } from './countdown';
import { SeverityTile } from './SeverityTile';
import classes from './Toast.module.css';
import { defaultLife, dismiss, type ShownToast, toastStore } from './toasts';

/** Runs the life of what is on screen; null never ends. */
const useCountdown = (life: number | null, paused: boolean, onEnd: () => void) => {
  const countdown = useRef<ReturnType<typeof createCountdown> | null>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    countdown.current = life === null ? null : createCountdown(life, () => end());
    return () => countdown.current?.pause();
  }, [life]);
  useEffect(() => {
    if (paused) countdown.current?.pause();
    else countdown.current?.resume();
  }, [paused]);
};

const atOnce = 3;

/** The messages of a group, at the bottom of the screen: three at once, the others wait for their turn. */
export const ToastHost = ({ group }: { group?: string }) => {
  const labels = useLabels();
  const toasts = useStore(toastStore).filter((toast) => toast.group === group);
  if (toasts.length === 0) return null;
  return createPortal(
    <section className={classes.host} aria-label={labels.notifications}>
      {toasts.slice(0, atOnce).map((toast) => (
        <Toast key={toast.id} toast={toast} onClose={() => dismiss(toast.id)} />
      ))}
    </section>,
    document.body,
  );
};

type Props = { toast: ShownToast; onClose: () => void };

const staysInside = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget);

export const Toast = ({ toast, onClose }: Props) => {
  const { severity = 'info', summary, detail, life = defaultLife, closable = true, action, leaving } = toast;
  const labels = useLabels();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const paused = hovered || focused || leaving;
  useCountdown(life, paused, onClose);

  const enter = (event: FocusEvent) => {
    if (staysInside(event)) return;
    cameFrom.current = event.relatedTarget;
    setFocused(true);
  };
  const close = () => {
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading it, by pointer or by keyboard, gives more time
    <div
      className={classes.toast}
      role={severity === 'error' ? 'alert' : 'status'}
      data-severity={severity}
      data-paused={paused || undefined}
      data-leaving={leaving || undefined}
      inert={leaving}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={(event) => staysInside(event) || setFocused(false)}
    >
      <SeverityTile severity={severity} />
      <div className={classes.text}>
        <p className={classes.summary}>{summary}</p>
        {detail && <p className={classes.detail}>{detail}</p>}
      </div>
      {action && (
        <Button
          look="link"
          size="small"
          onClick={() => {
            action.onSelect();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
      {closable && <IconButton label={labels.close} icon={IconX} onClick={close} />}
      {life !== null && (
        <span
          className={classes.life}
          ref={(line) => line?.style.setProperty('animation-duration', `${life}ms`)}
          aria-hidden="true"
        />
      )}
    </div>
  );
};
