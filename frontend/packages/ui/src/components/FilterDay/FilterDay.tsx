import { IconCalendar } from '@tabler/icons-react';
import { pageLanguage } from '../../labels/pageLanguage';
import { CalendarPopover } from '../Calendar/CalendarPopover';
import { dateOf } from '../Calendar/days';
import { FilterControl } from '../FilterBar/FilterControl';
import { Icon } from '../Icon/Icon';

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
export const FilterDay = ({ label, value, every, onChange }: Props) => (
  <CalendarPopover
    label={label}
    value={value}
    clearLabel={every.label}
    onPick={onChange}
    target={(opening) => (
      <FilterControl
        {...opening}
        label={label}
        icon={<Icon of={IconCalendar} size={16} />}
        value={value ? written(value) : every.short}
      />
    )}
  />
);
