import classes from './QrCode.module.css';
import { qrPath } from './qrPath';

/** A square that a phone reads; `rows` are its lines of 0 and 1. */
export const QrCode = ({ rows, label }: { rows: readonly string[]; label: string }) => (
  <svg
    role="img"
    aria-label={label}
    className={classes.code}
    viewBox={`0 0 ${rows.length} ${rows.length}`}
    shapeRendering="crispEdges"
  >
    <path className={classes.dark} d={qrPath(rows)} />
  </svg>
);
