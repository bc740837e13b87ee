import { IconAlertCircle } from '@tabler/icons-react';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Icon } from '../Icon/Icon';
import classes from './ErrorSummary.module.css';

/** The control of that name in the form around an element; the first one of a group. */
const fieldOf = (element: Element | null, name: string) => {
  const named = element?.closest('form')?.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  return control instanceof HTMLElement ? control : null;
};

/** Moves the focus to an element when its form was sent and errors came of it, and never while somebody types. */
const useFocusAfterFailure = (box: RefObject<HTMLElement | null>, failed: boolean) => {
  const sent = useRef(false);
  useEffect(() => {
    const form = box.current?.closest('form');
    const send = () => {
      sent.current = true;
    };
    const type = () => {
      sent.current = false;
    };
    form?.addEventListener('submit', send);
    form?.addEventListener('input', type);
    return () => {
      form?.removeEventListener('submit', send);
      form?.removeEventListener('input', type);
    };
  }, [box]);
  useEffect(() => {
    if (!(failed && sent.current)) return;
    sent.current = false;
    box.current?.focus();
  });
};

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
