import { IconAlertCircle } from '@tabler/icons-react';
import { type MouseEvent, useRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Icon } from '../Icon/Icon';
import classes from './ErrorSummary.module.css';
import { fieldOf } from './fieldOf';
import { useFocusAfterFailure } from './useFocusAfterFailure';

export type FaultyField = { name: string; label: string; message: string };

/** Everything to correct, first thing in a form: it takes the focus when sending fails, and leads to each field. */
export const ErrorSummary = ({ errors }: { errors: readonly FaultyField[] }) => {
  const labels = useLabels();
  const box = useRef<HTMLDivElement>(null);
  useFocusAfterFailure(box, errors.length > 0);
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault();
    fieldOf(box.current, name)?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className={classes.summary} hidden={errors.length === 0}>
      <Icon of={IconAlertCircle} />
      <div>
        <p className={classes.title}>{labels.toCorrect}</p>
        <ul>
          {errors.map(({ name, label, message }) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => go(event, name)}>
                {label}
              </a>{' '}
              {message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
