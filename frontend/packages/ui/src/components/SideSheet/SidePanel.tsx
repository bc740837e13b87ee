import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import { useDialogFocus } from '../Dialog/useDialogFocus';
import { useDialogKeys } from '../Dialog/useDialogKeys';
import { useScrollLock } from '../Dialog/useScrollLock';
import { IconButton } from '../IconButton/IconButton';
import type { SideSheetProps } from './SideSheet';
import classes from './SideSheet.module.css';

export const SidePanel = (props: SideSheetProps) => {
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
        <form noValidate className={classes.content} onSubmit={onSubmit}>
          {content}
        </form>
      ) : (
        <div className={classes.content}>{content}</div>
      )}
    </section>
  );
};
