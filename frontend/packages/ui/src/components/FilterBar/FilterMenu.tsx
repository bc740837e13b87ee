import type { ReactNode } from 'react';
import { Menu } from '../Menu/Menu';
import { type Choice, MenuChoice } from '../Menu/MenuChoice';
import { FilterControl } from './FilterControl';

/** `short` is the choice as the control writes it: "Secteur : tous" for "Tous les secteurs". */
export type FilterChoice<V extends string> = Choice<V> & { short?: string };

type Props<V extends string> = {
  label: string;
  value: V;
  choices: readonly FilterChoice<V>[];
  onChange: (value: V) => void;
  icon?: ReactNode;
  bare?: boolean;
};

/** One of several, in a menu; the control says which. */
export const FilterMenu = <V extends string>({ label, value, choices, onChange, icon, bare = false }: Props<V>) => {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Menu
      position="bottom-start"
      target={<FilterControl label={label} icon={icon} bare={bare} value={chosen?.short ?? chosen?.label} />}
    >
      <MenuChoice label={label} value={value} choices={choices} onChange={onChange} />
    </Menu>
  );
};
