import { type ComponentProps, useEffect, useRef } from 'react';
import classes from './SelectBox.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  mixed?: boolean;
  onChange: (checked: boolean) => void;
};

/** A box without words beside it, in a target large enough for a finger. */
export const SelectBox = ({ mixed = false, onChange, ...rest }: Props) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  });
  return (
    <label className={classes.target}>
      <input
        {...rest}
        ref={box}
        type="checkbox"
        className={classes.box}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
};
