import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, type SubmitEventHandler, use, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLabels } from '../../labels/useLabels';
import { useDialogFocus } from '../Dialog/useDialogFocus';
import { useDialogKeys } from '../Dialog/useDialogKeys';
import { useScrollLock } from '../Dialog/useScrollLock';
import { IconButton } from '../IconButton/IconButton';
import { Stack } from '../Layout/Layout';
import classes from './SideSheet.module.css';
import { SideSlotContext } from './sideSlot';

export type SideSheetProps = {
  title: string;
  caption?: string | undefined;
  /** What stands before the title: a company's monogram, a person. */
  mark?: ReactNode;
  /** Room for a form, for the details of one line, or for a record that is read closely. */
  size?: 'form' | 'details' | 'record';
  onClose: () => void;
  /** Makes the content and the foot one form. */
  onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined;
  footer?: ReactNode;
  children: ReactNode;
};

const SidePanel = (props: SideSheetProps) => {
  const { title, caption, mark, size = 'form', onClose, onSubmit, footer, children } = props;
  const labels = useLabels();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const covering = useMediaQuery('(max-width: 899.98px)', false, { getInitialValueInEffect: false });
  useDialogFocus(box, true);
  useDialogKeys(box, { active: true, modal: covering, onEscape: onClose });
  useScrollLock(covering);
  const content = (
    <>
      <div className={classes.body}>{children}</div>
      {footer && <div className={classes.footer}>{footer}</div>}
    </>
  );
  return (
    <section
      ref={box}
      className={classes.panel}
      data-size={size}
      aria-labelledby={id}
      {...(covering ? { role: 'dialog', 'aria-modal': true } : { role: 'complementary' })}
    >
      <div className={classes.header}>
        {mark}
        <div className={classes.heading}>
          <h2 id={id} tabIndex={-1} data-autofocus>
            {title}
          </h2>
          {caption && <p className={classes.caption}>{caption}</p>}
        </div>
        <IconButton label={labels.close} icon={IconX} onClick={onClose} />
      </div>
      {onSubmit ? (
        <Stack as="form" fill noValidate onSubmit={onSubmit}>
          {content}
        </Stack>
      ) : (
        <Stack fill>{content}</Stack>
      )}
    </section>
  );
};

/** A panel at the right of the sheet, over the whole screen on a phone. It is open as long as it is rendered. */
export const SideSheet = (props: SideSheetProps) => {
  const slot = use(SideSlotContext);
  return slot === null ? null : createPortal(<SidePanel {...props} />, slot ?? document.body);
};
