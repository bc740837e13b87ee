import type { ComponentProps, MouseEvent } from 'react';
import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Button.module.css';
import { dress, type Look } from './look';

type Props = Omit<ComponentProps<'button'>, 'className'> & Look & { busy?: boolean };

/* A busy button stays focusable: `disabled` would throw the keyboard back to the top of the page. */
export const Button = ({ busy = false, look, size, wide, type = 'button', onClick, children, ...rest }: Props) => {
  const labels = useLabels();
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button type={type} aria-disabled={busy || undefined} onClick={press} {...rest} {...dress({ look, size, wide })}>
      {busy && <span className={classes.spinner} aria-hidden="true" />}
      {children}
      {busy && <VisuallyHidden>{labels.busy}</VisuallyHidden>}
    </button>
  );
};
