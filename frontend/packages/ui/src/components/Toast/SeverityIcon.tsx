import { IconAlertCircle, IconAlertTriangle, IconBell, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { Severity } from './toasts';

const icons = {
  info: IconInfoCircle,
  success: IconCheck,
  warn: IconAlertTriangle,
  error: IconAlertCircle,
  secondary: IconBell,
  contrast: IconBell,
} satisfies Record<Severity, unknown>;

export const SeverityIcon = ({ severity }: { severity: Severity }) => {
  const Icon = icons[severity];
  return <Icon size={17} stroke={1.75} aria-hidden="true" />;
};
