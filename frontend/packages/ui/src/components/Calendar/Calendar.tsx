import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { pageLanguage } from '../../labels/pageLanguage';
import { useLabels } from '../../labels/useLabels';
import { IconButton } from '../IconButton/IconButton';
import classes from './Calendar.module.css';
import { CalendarWeeks } from './CalendarWeeks';
import { addMonths, dateOf, today } from './days';
import { useCalendarKeys } from './useCalendarKeys';

type Props = { value: string; onPick: (day: string) => void };

const monthName = (day: string) =>
  new Intl.DateTimeFormat(pageLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(dateOf(day));

/** A month of days, from Monday, in the language of the page. */
export const Calendar = ({ value, onPick }: Props) => {
  const labels = useLabels();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState(value || today());
  const focusDay = useRef(false);
  const goTo = (next: string) => {
    focusDay.current = true;
    setDay(next);
  };
  useEffect(() => {
    if (focusDay.current) box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    focusDay.current = false;
  }, [day]);
  return (
    <div ref={box} className={classes.calendar}>
      <div className={classes.head}>
        <IconButton
          label={labels.previousMonth}
          icon={IconChevronLeft}
          size="small"
          onClick={() => setDay(addMonths(day, -1))}
        />
        <p id={id} className={classes.month} aria-live="polite">
          {monthName(day)}
        </p>
        <IconButton
          label={labels.nextMonth}
          icon={IconChevronRight}
          size="small"
          onClick={() => setDay(addMonths(day, 1))}
        />
      </div>
      <CalendarWeeks labelId={id} day={day} value={value} onKeyDown={useCalendarKeys(day, goTo)} onPick={onPick} />
    </div>
  );
};
