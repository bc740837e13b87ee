import { StatusTag } from '@livretier/ui';
import { IconGavel, IconPencil, IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Reason } from './api';

const looks = {
  legal: [IconGavel, 'danger'],
  sector: [IconTag, 'neutral'],
  editorial: [IconPencil, 'neutral'],
} as const;

/** Why the library released it. */
export const ReasonTag = ({ reason }: { reason: Reason }) => {
  const { t } = useTranslation('updates');
  const [shape, tone] = looks[reason];
  return (
    <StatusTag shape={shape} tone={tone}>
      {t(`reason.${reason}`)}
    </StatusTag>
  );
};
