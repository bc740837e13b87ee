import { IconAlertCircle } from '@tabler/icons-react';

export const FieldError = ({ children }: { children: string }) => (
  <>
    <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
    {children}
  </>
);
