import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import classes from './FilterControl.module.css';

type Props = Omit<ComponentProps<typeof Button>, 'size' | 'look' | 'children' | 'value'> & {
  label: string;
  icon?: ReactNode;
  value: ReactNode;
};

/** The button of a filter, on which the value is written: "Secteur : tous". */
export const FilterControl = ({ label, icon, value, ...rest }: Props) => (
  <Button {...rest} size="small">
    {icon}
    <span className={classes.text}>
      <span className={classes.label}>
        {label}
        {useLabels().colon}
      </span>{' '}
      {value}
    </span>
    <Icon of={IconChevronDown} size={15} />
  </Button>
);
