import { IconAlertCircle, IconAlertTriangle, IconBell, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { Severity } from './message';
import classes from './SeverityTile.module.css';

const icons = {
  info: IconInfoCircle,
  success: IconCheck,
  warn: IconAlertTriangle,
  error: IconAlertCircle,
  secondary: IconBell,
  contrast: IconBell,
} satisfies Record<Severity, unknown>;

/** What kind of news it is, as a drawing on its colour. */
export const SeverityTile = ({ severity }: { severity: Severity }) => {
  const Icon = icons[severity];
  return (
    <span className={classes.tile} data-news={severity}>
      <Icon size={17} stroke={1.75} aria-hidden="true" />
    </span>
  );
};
