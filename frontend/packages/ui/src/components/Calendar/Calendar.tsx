import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { keyAlongReading, pageLanguage } from '../../labels/pageLanguage';
import { useLabels } from '../../labels/useLabels';
import { IconButton } from '../IconButton/IconButton';
import classes from './Calendar.module.css';
import { CalendarWeeks } from './CalendarWeeks';
import { addDays, addMonths, dateOf, mondayOf, today } from './days';

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The keys that people know from other calendars: arrows for days, Page Up and Page Down for months. */
const useCalendarKeys = (day: string, goTo: (day: string) => void) => (event: KeyboardEvent) => {
  const move = moves[keyAlongReading(event.key)];
  if (!move) return;
  event.preventDefault();
  goTo(move(day));
};

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
