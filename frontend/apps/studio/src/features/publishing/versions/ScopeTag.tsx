import { StatusTag, type StatusTone } from '@livretier/ui';
import { IconInfoCircle, IconPencil, IconRotateClockwise } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Scope } from '../types';

const looks: Record<Scope, { shape: typeof IconPencil; tone: StatusTone }> = {
  correction: { shape: IconPencil, tone: 'neutral' },
  information: { shape: IconInfoCircle, tone: 'info' },
  to_reread: { shape: IconRotateClockwise, tone: 'note' },
};

export const ScopeTag = ({ scope }: { scope: Scope }) => {
  const { t } = useTranslation('publishing');
  return <StatusTag {...looks[scope]}>{t(`scopes.${scope}`)}</StatusTag>;
};
