import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import classes from './FilterControl.module.css';

type Props = Omit<ComponentProps<typeof Button>, 'size' | 'look' | 'children' | 'value'> & {
  label: string;
  icon?: ReactNode;
  value: ReactNode;
  /** The value says by itself what is chosen: the label is only said aloud. */
  bare?: boolean;
};

/** The button of a filter, on which the value is written: "Secteur : tous". */
export const FilterControl = ({ label, icon, value, bare = false, ...rest }: Props) => {
  const asked = `${label}${useLabels().colon}`;
  return (
    <Button {...rest} size="small">
      {icon}
      <span className={classes.text}>
        {bare ? <VisuallyHidden>{asked}</VisuallyHidden> : <span className={classes.label}>{asked}</span>} {value}
      </span>
      <Icon of={IconChevronDown} size={15} />
    </Button>
  );
};
