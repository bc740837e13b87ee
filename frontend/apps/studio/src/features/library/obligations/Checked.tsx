import { StatusTag } from '@livretier/ui';
import { IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/locale/useLocale';
import { calendarDay, longDate } from '../../../shared/text/dates';
import type { SectorObligation } from '../types';
import classes from './Checked.module.css';
import { DoubtTag } from './DoubtTag';

type Props = { obligation: Pick<SectorObligation, 'checked_on' | 'checked_by_name' | 'overdue' | 'doubt'> };

/** When the reference was last read and by whom; after a year, or in doubt, that it must be read again. */
export const Checked = ({ obligation: { checked_on, checked_by_name, overdue, doubt } }: Props) => {
  const { t } = useTranslation('library');
  const day = longDate(calendarDay(checked_on), useLocale());
  return (
    <span className={classes.checked}>
      {doubt && <DoubtTag />}
      {overdue && (
        <StatusTag shape={IconClockExclamation} tone="warning">
          {t('obligations.overdue')}
        </StatusTag>
      )}
      {overdue ? (
        <small>{[day, checked_by_name].filter(Boolean).join(', ')}</small>
      ) : (
        <>
          <span>{day}</span>
          {checked_by_name && <small>{checked_by_name}</small>}
        </>
      )}
    </span>
  );
};
