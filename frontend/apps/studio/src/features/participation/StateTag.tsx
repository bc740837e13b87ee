import { StatusTag } from '@livretier/ui';
import {
  IconBook,
  IconCheck,
  IconChecks,
  IconDoorExit,
  IconMail,
  IconMailOpened,
  IconRefresh,
  IconUserOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ParticipantState } from './api/participants';

const looks = {
  to_invite: { shape: 'ring' },
  invited: { shape: IconMail },
  opened: { shape: IconMailOpened, tone: 'note' },
  reading: { shape: IconBook, tone: 'info' },
  read: { shape: IconCheck, tone: 'success' },
  acknowledged: { shape: IconChecks, tone: 'success' },
  to_reread: { shape: IconRefresh, tone: 'warning' },
  excluded: { shape: IconUserOff },
  left: { shape: IconDoorExit },
} as const;

/** Where somebody stands with the booklet. */
export const StateTag = ({ state }: { state: ParticipantState }) => {
  const { t } = useTranslation('participation');
  return <StatusTag {...looks[state]}>{t(`states.${state}`)}</StatusTag>;
};
