import { IconSearch, IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import classes from './CommandPalette.module.css';

type Props = Omit<ComponentProps<'input'>, 'className'> & { expanded: boolean; onClose: () => void };

export const CommandField = ({ expanded, onClose, ...rest }: Props) => (
  <div className={classes.field}>
    <Icon of={IconSearch} size={20} />
    <input
      {...rest}
      type="text"
      role="combobox"
      aria-expanded={expanded}
      aria-autocomplete="list"
      className={classes.input}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      data-autofocus
      /* A drawer of the kit below must not close too by Escape. */
      data-mantine-stop-propagation="true"
    />
    <IconButton label={useLabels().close} icon={IconX} onClick={onClose} />
  </div>
);
