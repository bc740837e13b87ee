import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Menu } from '../Menu/Menu';
import { type Choice, MenuChoice } from '../Menu/MenuChoice';
import classes from './FilterMenu.module.css';

/** `short` is the choice as the control writes it: "Secteur : tous" for "Tous les secteurs". */
export type FilterChoice<V extends string> = Choice<V> & { short?: string };

type Props<V extends string> = {
  label: string;
  value: V;
  choices: readonly FilterChoice<V>[];
  onChange: (value: V) => void;
  icon?: ReactNode;
};

/** One of several, in a menu; the control says which. */
export const FilterMenu = <V extends string>({ label, value, choices, onChange, icon }: Props<V>) => {
  const labels = useLabels();
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Menu
      position="bottom-start"
      target={
        <Button size="small">
          {icon}
          <span className={classes.text}>
            <span className={classes.label}>
              {label}
              {labels.colon}
            </span>{' '}
            {chosen?.short ?? chosen?.label}
          </span>
          <Icon of={IconChevronDown} size={15} />
        </Button>
      }
    >
      <MenuChoice label={label} value={value} choices={choices} onChange={onChange} />
    </Menu>
  );
};
