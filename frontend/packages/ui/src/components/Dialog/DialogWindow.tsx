import { type ReactNode, useId, useRef, useState } from 'react';
import classes from './Dialog.module.css';
import { DialogHeader } from './DialogHeader';
import type { DialogPosition } from './position';
import { useDialogFocus } from './useDialogFocus';
import { useDialogKeys } from './useDialogKeys';
import { useDrag } from './useDrag';
import { useScrollLock } from './useScrollLock';

export type WindowProps = {
  state: 'open' | 'closing';
  title: string;
  onClose: () => void;
  children?: ReactNode;
  footer?: ReactNode;
  icon?: ReactNode;
  tone?: 'info' | 'warning' | 'danger' | undefined;
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
  position?: DialogPosition | undefined;
  modal?: boolean | undefined;
  blockScroll?: boolean | undefined;
  /** A click beside a modal dialog closes it: only where nothing can be lost. */
  dismissableMask?: boolean | undefined;
  closable?: boolean | undefined;
  closeOnEscape?: boolean | undefined;
  draggable?: boolean | undefined;
  maximizable?: boolean | undefined;
};

export const DialogWindow = (props: WindowProps) => {
  const { state, title, onClose, children, footer, icon, tone, role = 'dialog', wide, position = 'center' } = props;
  const { modal = true, blockScroll = false, dismissableMask = false, closable = true } = props;
  const { closeOnEscape = true, draggable = true, maximizable = false } = props;
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [maximized, setMaximized] = useState(false);
  const active = state === 'open';
  const drag = useDrag(box, draggable && !maximized);
  useDialogFocus(box, active);
  useDialogKeys(box, { active, modal, onEscape: closeOnEscape ? onClose : undefined });
  useScrollLock(active && blockScroll);
  return (
    <div className={classes.frame} data-state={state} data-position={position} data-maximized={maximized || undefined}>
      {modal && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same by keyboard
        // biome-ignore lint/a11y/useKeyWithClickEvents: for the same reason
        <div
          className={classes.mask}
          onMouseDown={(event) => event.preventDefault()}
          onClick={dismissableMask ? onClose : undefined}
        />
      )}
      <section
        ref={box}
        className={classes.window}
        tabIndex={-1}
        {...{ role, 'aria-modal': modal }}
        aria-labelledby={`${id}-title`}
        aria-describedby={role === 'alertdialog' && children ? `${id}-body` : undefined}
        data-wide={wide || undefined}
      >
        <DialogHeader
          titleId={`${id}-title`}
          title={title}
          icon={icon}
          tone={tone}
          maximized={maximized}
          onMaximize={maximizable ? setMaximized : undefined}
          onClose={closable ? onClose : undefined}
          drag={draggable && !maximized ? drag : undefined}
        />
        <div id={`${id}-body`} className={classes.body} data-indented={icon ? true : undefined}>
          {children}
        </div>
        {footer && <div className={classes.footer}>{footer}</div>}
      </section>
    </div>
  );
};
