import type { ComponentProps, MouseEvent } from 'react';
import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './Button.module.css';

type Look = {
  look?: 'primary' | 'default' | 'soft' | 'quiet' | 'link' | 'danger' | 'danger-outline' | 'warning' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  wide?: boolean | undefined;
};

/** The attributes that dress a button or a link; both look the same on purpose. */
export const dress = ({ look = 'default', size = 'medium', wide = false }: Look) => ({
  className: classes.button,
  'data-look': look,
  'data-size': size,
  'data-wide': wide || undefined,
});

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & Look;

/** A link dressed as a button; the application gives it its router. */
export const ButtonLink = ({ look, size, wide, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} {...dress({ look, size, wide })}>
    {children}
  </a>
);

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
