import type { ReactNode } from 'react';
import classes from './ConflictDialog.module.css';

type Props = {
  name: string;
  value: string;
  label: string;
  chosen: boolean;
  onChoose: () => void;
  /** Stands above what it would leave; the choice is then below it. */
  head?: ReactNode;
  note?: string | undefined;
  tools?: ReactNode;
  children?: ReactNode;
};

/** One of the ways out, with what it would leave on the page. */
export const Option = ({ name, value, label, chosen, onChoose, head, note, tools, children }: Props) => {
  const choice = (
    <div className={classes.choice}>
      <label className={classes.label}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={chosen}
          data-autofocus={chosen || undefined}
          onChange={onChoose}
        />
        {head ? label : <strong>{label}</strong>}
        {note && <span className={classes.note}>{note}</span>}
      </label>
      {tools}
    </div>
  );
  return (
    <div className={classes.option} data-chosen={chosen || undefined}>
      {head ?? choice}
      {children}
      {head && choice}
    </div>
  );
};
