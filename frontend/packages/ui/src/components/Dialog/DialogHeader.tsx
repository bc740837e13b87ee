import { IconMaximize, IconMinimize, IconX } from '@tabler/icons-react';
import type { PointerEventHandler, ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import classes from './Dialog.module.css';

type Props = {
  titleId: string;
  title: string;
  icon: ReactNode;
  tone: string | undefined;
  maximized: boolean;
  onMaximize: ((maximized: boolean) => void) | undefined;
  onClose: (() => void) | undefined;
  drag: { onPointerDown: PointerEventHandler<HTMLElement> } | undefined;
};

export const DialogHeader = ({ titleId, title, icon, tone, maximized, onMaximize, onClose, drag }: Props) => {
  const labels = useLabels();
  const Resize = maximized ? IconMinimize : IconMaximize;
  return (
    <div className={classes.header} data-draggable={drag && true} {...drag}>
      {icon && (
        <span className={classes.tile} data-tone={tone}>
          {icon}
        </span>
      )}
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {onMaximize && (
        <button
          type="button"
          className={classes.tool}
          aria-label={maximized ? labels.restore : labels.maximize}
          onClick={() => onMaximize(!maximized)}
        >
          <Resize size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      {onClose && (
        <button type="button" className={classes.tool} aria-label={labels.close} onClick={onClose}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
};
