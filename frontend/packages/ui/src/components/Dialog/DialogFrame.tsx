import type { ReactNode, RefObject } from 'react';
import classes from './Dialog.module.css';
import type { DialogPosition } from './position';
import { useDialogFocus } from './useDialogFocus';
import { useDialogKeys } from './useDialogKeys';
import { useScrollLock } from './useScrollLock';

export type Behaviour = {
  state: 'open' | 'closing';
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  position?: DialogPosition | undefined;
  modal?: boolean | undefined;
  blockScroll?: boolean | undefined;
  /** A click beside a modal dialog closes it: only where nothing can be lost. */
  dismissableMask?: boolean | undefined;
  closeOnEscape?: boolean | undefined;
};

type Props = Behaviour & {
  box: RefObject<HTMLElement | null>;
  shape: 'window' | 'wide' | 'very-wide' | 'palette' | 'panel' | 'drawer';
  maximized?: boolean;
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  children: ReactNode;
};

/** What every dialog has, whatever is in it: its place, its mask, the focus and the keyboard. */
export const DialogFrame = ({ box, shape, maximized, label, labelledBy, describedBy, children, ...how }: Props) => {
  const { state, onClose, role = 'dialog', position = 'center', modal = true, blockScroll = false } = how;
  const { dismissableMask = false, closeOnEscape = true } = how;
  const active = state === 'open';
  useDialogFocus(box, active);
  useDialogKeys(box, { active, modal, onEscape: closeOnEscape ? onClose : undefined });
  useScrollLock(active && blockScroll);
  return (
    <div
      className={classes.frame}
      data-state={state}
      data-position={position}
      data-shape={shape}
      data-maximized={maximized || undefined}
    >
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
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
      >
        {children}
      </section>
    </div>
  );
};
