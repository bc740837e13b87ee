import { StatusTag } from '@livretier/ui';
import { IconHistory, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { UnitState } from './types';

const looks = {
  to_do: { shape: 'ring', tone: 'neutral' },
  automatic: { shape: IconSparkles, tone: 'note' },
  to_review: { shape: 'half-dot', tone: 'warning' },
  validated: { shape: 'dot', tone: 'success' },
  outdated: { shape: IconHistory, tone: 'danger' },
} as const;

/** How far a text is. */
export const StateTag = ({ state }: { state: UnitState }) => {
  const { t } = useTranslation('translations');
  return <StatusTag {...looks[state]}>{t(`states.${state}`)}</StatusTag>;
};
