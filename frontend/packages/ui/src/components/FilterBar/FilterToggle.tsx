import type { ReactNode } from 'react';
import { dress } from '../Button/look';

type Props = { pressed: boolean; onChange: (pressed: boolean) => void; icon?: ReactNode; children: string };

/** A filter that is on or off. */
export const FilterToggle = ({ pressed, onChange, icon, children }: Props) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={() => onChange(!pressed)}
    {...dress({ look: pressed ? 'soft' : 'default', size: 'small' })}
  >
    {icon}
    {children}
  </button>
);
