import { Icon } from '@livretier/ui';
import { IconCalendarEvent, IconInfoCircle, IconPlayerPause } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/locale/useLocale';
import { paths } from '../../../../shared/paths';
import { calendarDay, longDate } from '../../../../shared/text/dates';
import type { Reading } from '../../types';
import classes from './Reading.module.css';

const icons = {
  unpublished: IconInfoCircle,
  early: IconCalendarEvent,
  over: IconCalendarEvent,
  suspended: IconPlayerPause,
  archived: IconInfoCircle,
};

/** Why somebody who opens the address now would not read it; nothing when they would. */
export const StateNote = ({ reading: { id, state, opens_on, closes_on } }: { reading: Reading }) => {
  const { t } = useTranslation('reading');
  const locale = useLocale();
  if (state === 'open') return null;
  const dayOf = (day: string | null) => (day ? longDate(calendarDay(day), locale) : '');
  return (
    <p className={classes.state} data-state={state}>
      <Icon of={icons[state]} />
      <span>
        {t(`state.${state}`, { opens: dayOf(opens_on), closes: dayOf(closes_on) })}{' '}
        {state === 'unpublished' && (
          <Link to={paths.bookletEditor} params={{ id }}>
            {t('state.publish')}
          </Link>
        )}
      </span>
    </p>
  );
};
