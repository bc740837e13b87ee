import { StatusTag } from '@livretier/ui';
import { IconMail, IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Person } from './types';

const looks = {
  active: { shape: 'dot', tone: 'success' },
  invited: { shape: IconMail, tone: 'info' },
  suspended: { shape: IconPlayerPause, tone: 'warning' },
  deleted: { shape: 'box', tone: 'neutral' },
} as const;

export const UserStatus = ({ status }: Pick<Person, 'status'>) => {
  const { t } = useTranslation('users');
  return (
    <span>
      <StatusTag {...looks[status]}>{t(`status.${status}`)}</StatusTag>
    </span>
  );
};
