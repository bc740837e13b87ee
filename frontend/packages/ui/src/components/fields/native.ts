import type { ComponentProps } from 'react';
import type { FieldProps } from './field';

type Kept = keyof FieldProps | 'className' | 'style' | 'size' | 'type' | 'required' | 'disabled';

/** What a field takes of its native element; what is needed is not marked, and the form says it in our words. */
export type NativeProps<E extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<E>, Kept> & {
  disabled?: boolean;
};

/** The same for a field that hears a value instead of an event: for the Controller of a form. */
export type ControlledProps<V> = Omit<NativeProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & {
  value: V;
  onChange: (value: V) => void;
};
