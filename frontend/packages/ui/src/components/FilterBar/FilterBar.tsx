import { type ReactNode, useRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import classes from './FilterBar.module.css';

type Props = {
  /** What is filtered: "Filtrer le journal". */
  label: string;
  /** Given when something is filtered: takes every filter away. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
};

/** The search and the filters above a list. */
export const FilterBar = ({ label, onClear, children }: Props) => {
  const labels = useLabels();
  const bar = useRef<HTMLElement>(null);
  const clear = () => {
    bar.current?.querySelector('input')?.focus();
    onClear?.();
  };
  return (
    <search ref={bar} className={classes.bar} aria-label={label}>
      {children}
      {onClear && (
        <Button look="link" size="small" onClick={clear}>
          {labels.clearFilters}
        </Button>
      )}
    </search>
  );
};
