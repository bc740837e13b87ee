import type { ComponentProps } from 'react';
import { dress, type Look } from './look';

type Props = Omit<ComponentProps<'a'>, 'className'> & Look;

/** A link dressed as a button; the application gives it its router. */
export const ButtonLink = ({ look, size, wide, children, ...rest }: Props) => (
  <a {...rest} {...dress({ look, size, wide })}>
    {children}
  </a>
);
