import { SeverityTile } from '../Toast/SeverityTile';
import type { Severity } from '../Toast/toasts';
import classes from './NotificationPanel.module.css';

export type ShownNotification = {
  id: number;
  severity: Severity;
  summary: string;
  detail?: string;
  /** How long ago, in words, and the moment itself. */
  when: string;
  dateTime: string;
};

/** No live region: each of these was heard when it was said. */
export const NotificationList = ({ items }: { items: readonly ShownNotification[] }) => (
  <ul className={classes.list}>
    {items.map(({ id, severity, summary, detail, when, dateTime }) => (
      <li key={id} className={classes.item}>
        <SeverityTile severity={severity} />
        <div className={classes.text}>
          <p className={classes.summary}>{summary}</p>
          {detail && <p className={classes.detail}>{detail}</p>}
          <time className={classes.time} dateTime={dateTime}>
            {when}
          </time>
        </div>
      </li>
    ))}
  </ul>
);
