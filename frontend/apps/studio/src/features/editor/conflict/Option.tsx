import type { ReactNode } from 'react';
import classes from './ConflictDialog.module.css';

type Props = {
  name: string;
  value: string;
  label: string;
  chosen: boolean;
  onChoose: () => void;
  /** Where the dialog begins. */
  first?: boolean;
  note?: string | undefined;
  tools?: ReactNode;
  children?: ReactNode;
};

/** One of the ways out, with what it would leave on the page. */
export const Option = ({ name, value, label, chosen, onChoose, first, note, tools, children }: Props) => (
  <div className={classes.option} data-chosen={chosen || undefined}>
    <div className={classes.choice}>
      <label className={classes.label}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={chosen}
          data-autofocus={first || undefined}
          onChange={onChoose}
        />
        <strong>{label}</strong>
        {note && <span className={classes.note}>{note}</span>}
      </label>
      {tools}
    </div>
    {children}
  </div>
);
