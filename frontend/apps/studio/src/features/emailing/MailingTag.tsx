import { type Drawing, Icon, StatusTag } from '@livretier/ui';
import {
  IconBellRinging,
  IconCalendar,
  IconCheck,
  IconClock,
  IconHourglass,
  IconInfoCircle,
  IconMailPlus,
  IconPlayerPause,
  IconRefresh,
  IconSend,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MailingLine, Nature } from './api/mailings';
import classes from './MailingTag.module.css';

const looks = {
  draft: { shape: 'ring' },
  scheduled: { shape: IconCalendar, tone: 'note' },
  preparing: { shape: IconHourglass, tone: 'info' },
  sending: { shape: IconSend, tone: 'info' },
  waiting: { shape: IconClock, tone: 'warning' },
  paused: { shape: IconPlayerPause, tone: 'warning' },
  done: { shape: IconCheck, tone: 'success' },
  cancelled: { shape: IconX },
} as const;

type Shown = Pick<MailingLine, 'state' | 'waits_for' | 'launched_at'>;

/** Where a mailing stands, in one word: launched, its recipients are written down first; sending, it may wait. */
export const standingOf = ({ state, waits_for, launched_at }: Shown): keyof typeof looks => {
  if (state === 'scheduled' && launched_at) return 'preparing';
  return state === 'sending' && waits_for ? 'waiting' : state;
};

export const MailingTag = ({ mailing }: { mailing: Shown }) => {
  const { t } = useTranslation('emailing');
  const standing = standingOf(mailing);
  return <StatusTag {...looks[standing]}>{t(`standings.${standing}`)}</StatusTag>;
};

export const natureIcons: Record<Nature, Drawing> = {
  invitation: IconMailPlus,
  reminder: IconBellRinging,
  update: IconRefresh,
  information: IconInfoCircle,
};

/** The drawing of a nature, on its tile; what goes on now is blue. */
export const NatureTile = ({ nature, quiet }: { nature: Nature; quiet: boolean }) => (
  <span className={classes.tile} data-quiet={quiet || undefined} aria-hidden="true">
    <Icon of={natureIcons[nature]} />
  </span>
);
