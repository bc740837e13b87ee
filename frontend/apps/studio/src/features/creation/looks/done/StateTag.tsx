import { StatusTag } from '@livretier/ui';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Checks } from '../../../../shared/booklet/queries';

const looks = {
  ready: { shape: IconCheck, tone: 'success' },
  to_improve: { shape: 'half-dot', tone: 'warning' },
  blocking: { shape: IconAlertTriangle, tone: 'danger' },
} as const;

export const StateTag = ({ state }: Pick<Checks['topics'][number], 'state'>) => {
  const { t } = useTranslation('look');
  return <StatusTag {...looks[state]}>{t(`states.${state}`)}</StatusTag>;
};
