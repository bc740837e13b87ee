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
  mark: ReactNode;
  lead: ReactNode;
  maximized: boolean;
  onMaximize: ((maximized: boolean) => void) | undefined;
  onClose: (() => void) | undefined;
  drag: { onPointerDown: PointerEventHandler<HTMLElement> } | undefined;
};

export const DialogHeader = (props: Props) => {
  const { titleId, title, icon, tone, mark, lead, maximized, onMaximize, onClose, drag } = props;
  const labels = useLabels();
  return (
    <div className={classes.header} data-draggable={drag && true} {...drag}>
      {icon && (
        <span className={classes.tile} data-tone={tone}>
          {icon}
        </span>
      )}
      {mark && <span className={classes.mark}>{mark}</span>}
      <div className={classes.title}>
        <h2 id={titleId}>{title}</h2>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
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
