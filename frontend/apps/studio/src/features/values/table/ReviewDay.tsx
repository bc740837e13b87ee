import { Button, StatusTag } from '@livretier/ui';
import { IconClock, IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ValueLine } from '../api';
import { useValueTexts } from '../useValueTexts';
import classes from './ReviewDay.module.css';

type Props = {
  line: ValueLine;
  /** Absent for those who may only read. */
  onChoose?: (() => void) | undefined;
};

/** Until when an information is taken for true. */
export const ReviewDay = ({ line, onChoose }: Props) => {
  const { t } = useTranslation('values');
  const { dayOf, nameOf } = useValueTexts();
  const { state, review_on } = line;
  if (review_on === null) {
    return (
      onChoose && (
        <span className={classes.choose}>
          <Button
            look="quiet"
            size="small"
            aria-label={t('table.chooseDayOf', { name: nameOf(line) })}
            onClick={onChoose}
          >
            {t('table.chooseDay')}
          </Button>
        </span>
      )
    );
  }
  const day = dayOf(review_on);
  if (state === 'overdue') {
    return (
      <StatusTag shape={IconClockExclamation} tone="danger">
        {t('table.overdue', { day })}
      </StatusTag>
    );
  }
  if (state === 'due_soon') {
    return (
      <StatusTag shape={IconClock} tone="warning">
        {day}
      </StatusTag>
    );
  }
  return <span>{day}</span>;
};
