import { IconAlertCircle } from '@tabler/icons-react';
import { Icon } from '../Icon/Icon';

export const FieldError = ({ children }: { children: string }) => (
  <>
    <Icon of={IconAlertCircle} size={16} />
    {children}
  </>
);
