import type { KeyboardEvent } from 'react';
import { pageLanguage } from '../../labels/pageLanguage';
import classes from './Calendar.module.css';
import { dateOf, today, weeksOf } from './days';

type Props = {
  labelId: string;
  /** The day that has the keyboard, whose month is shown. */
  day: string;
  value: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onPick: (day: string) => void;
};

const named = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(pageLanguage(), { ...options, timeZone: 'UTC' }).format(dateOf(day));

export const CalendarWeeks = ({ labelId, day, value, onKeyDown, onPick }: Props) => {
  const weeks = weeksOf(day);
  const now = today();
  return (
    <table className={classes.grid} aria-labelledby={labelId} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weeks[0]?.map((monday) => (
            <th key={monday} scope="col" abbr={named(monday, { weekday: 'long' })}>
              {named(monday, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <td key={each}>
                <button
                  type="button"
                  className={classes.day}
                  data-day={each}
                  data-outside={each.slice(0, 7) !== day.slice(0, 7) || undefined}
                  data-autofocus={each === day || undefined}
                  aria-pressed={each === value}
                  tabIndex={each === day ? 0 : -1}
                  aria-label={named(each, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
                  aria-current={each === now ? 'date' : undefined}
                  onClick={() => onPick(each)}
                >
                  {Number(each.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
