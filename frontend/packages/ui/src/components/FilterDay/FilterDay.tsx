import { IconCalendar } from '@tabler/icons-react';
import { type ChangeEvent, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './FilterDay.module.css';

type Props = {
  label: string;
  /** "2027-03-16", or nothing. */
  value: string;
  onChange: (day: string) => void;
};

/** One day, written and picked as the device does it; a year half typed is not sent. */
export const FilterDay = ({ label, value, onChange }: Props) => {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDraft(value);
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setDraft(target.value);
    if (target.validity.valid && target.value !== value) onChange(target.value);
  };
  return (
    <label className={classes.field} data-on={value !== '' || undefined}>
      <Icon of={IconCalendar} size={16} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <input type="date" min="2000-01-01" max="2999-12-31" className={classes.input} value={draft} onChange={change} />
    </label>
  );
};
