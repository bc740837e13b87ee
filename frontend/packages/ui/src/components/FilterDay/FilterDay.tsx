import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { pageLanguage } from '../../labels/pageLanguage';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { CalendarPopover } from '../Calendar/CalendarPopover';
import { dateOf } from '../Calendar/days';
import { Icon } from '../Icon/Icon';
import classes from './FilterDay.module.css';

type Props = {
  label: string;
  /** "2027-03-16", or nothing. */
  value: string;
  /** Every day, as the control writes it ("tous") and as it is chosen ("Tous les jours"). */
  every: { short: string; label: string };
  onChange: (day: string) => void;
};

const written = (day: string) =>
  new Intl.DateTimeFormat(pageLanguage(), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    dateOf(day),
  );

/** One day of the calendar, or every day; the control says which. */
export const FilterDay = ({ label, value, every, onChange }: Props) => {
  const labels = useLabels();
  return (
    <CalendarPopover
      label={label}
      value={value}
      clearLabel={every.label}
      onPick={onChange}
      target={(opening) => (
        <Button {...opening} size="small">
          <Icon of={IconCalendar} size={16} />
          <span>
            <span className={classes.label}>
              {label}
              {labels.colon}
            </span>{' '}
            {value ? written(value) : every.short}
          </span>
          <Icon of={IconChevronDown} size={15} />
        </Button>
      )}
    />
  );
};
