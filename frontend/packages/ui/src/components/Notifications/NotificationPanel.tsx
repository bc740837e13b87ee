import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { DialogFrame } from '../Dialog/DialogFrame';
import { IconButton } from '../IconButton/IconButton';
import { Fill } from '../Layout/Layout';
import type { Severity } from '../Toast/message';
import { SeverityTile } from '../Toast/SeverityTile';
import classes from './NotificationPanel.module.css';

export type ShownNotification = {
  id: number;
  severity: Severity;
  summary: string;
  detail?: string;
  /** How long ago, in words, and the moment itself. */
  when: string;
  dateTime: string;
  /** Where one sees it. */
  href?: string;
};

/** No live region: each of these was heard when it was said. */
const NotificationList = ({ items }: { items: readonly ShownNotification[] }) => (
  <ul className={classes.list}>
    {items.map(({ id, severity, summary, detail, when, dateTime, href }) => (
      <li key={id} className={classes.item}>
        <SeverityTile severity={severity} />
        <div className={classes.text}>
          <p className={classes.summary}>{href ? <a href={href}>{summary}</a> : summary}</p>
          {detail && <p className={classes.detail}>{detail}</p>}
          <time className={classes.time} dateTime={dateTime}>
            {when}
          </time>
        </div>
      </li>
    ))}
  </ul>
);

export type PanelProps = {
  id: string;
  state: 'open' | 'closing';
  title: string;
  items: readonly ShownNotification[];
  empty: string;
  clearLabel: string;
  asSheet: boolean;
  onClear: () => void;
  onClose: () => void;
};

const beside = { position: 'top-right', modal: false } as const;
const sheet = { position: 'bottom', modal: true, blockScroll: true, dismissableMask: true } as const;

/** It stays until it is closed: a click on the page behind is no reason to lose one's place in it. */
export const NotificationPanel = (props: PanelProps) => {
  const { id, state, title, items, empty, clearLabel, asSheet, onClear, onClose } = props;
  const labels = useLabels();
  const box = useRef<HTMLElement>(null);
  const clear = () => {
    /* The button leaves with the list. */
    box.current?.focus();
    onClear();
  };
  return (
    <DialogFrame {...{ state, onClose, box }} {...(asSheet ? sheet : beside)} shape="panel" labelledBy={`${id}-title`}>
      <div id={id} className={classes.header}>
        <Fill as="h2" id={`${id}-title`}>
          {title}
        </Fill>
        {items.length > 0 && (
          <Button look="link" size="small" onClick={clear}>
            {clearLabel}
          </Button>
        )}
        <IconButton label={labels.close} icon={IconX} onClick={onClose} data-autofocus />
      </div>
      {items.length > 0 ? <NotificationList items={items} /> : <p className={classes.empty}>{empty}</p>}
    </DialogFrame>
  );
};
