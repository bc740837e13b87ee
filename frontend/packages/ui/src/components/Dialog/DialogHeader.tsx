import { IconMaximize, IconMinimize, IconX } from '@tabler/icons-react';
import type { PointerEventHandler, ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import { IconButton } from '../IconButton/IconButton';
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
      <div className={classes.tools}>
        {onMaximize && (
          <IconButton
            label={maximized ? labels.restore : labels.maximize}
            icon={maximized ? IconMinimize : IconMaximize}
            onClick={() => onMaximize(!maximized)}
          />
        )}
        {onClose && <IconButton label={labels.close} icon={IconX} onClick={onClose} />}
      </div>
    </div>
  );
};
