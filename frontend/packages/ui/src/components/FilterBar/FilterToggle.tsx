import type { ReactNode } from 'react';
import { dress } from '../Button/Button';

type Props = {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  icon?: ReactNode;
  children: string;
  /** What it counts asks for attention. */
  warning?: boolean;
};

const lookOf = (pressed: boolean, warning: boolean) => {
  if (warning) return 'warning';
  return pressed ? 'soft' : 'default';
};

/** A filter that is on or off. */
export const FilterToggle = ({ pressed, onChange, icon, warning = false, children }: Props) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={() => onChange(!pressed)}
    {...dress({ look: lookOf(pressed, warning), size: 'small' })}
  >
    {icon}
    {children}
  </button>
);
