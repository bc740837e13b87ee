import { Menu as KitMenu } from '@mantine/core';
import { IconCheck, IconColumns3 } from '@tabler/icons-react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Menu } from '../Menu/Menu';

type Props = {
  columns: readonly { key: string; header: string }[];
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
};

/** Which columns to show; the menu stays open, since one rarely changes a single one. */
export const ColumnChoice = ({ columns, shown, onChange }: Props) => {
  const labels = useLabels();
  const toggle = (key: string, wanted: boolean) =>
    onChange(wanted ? [...shown, key] : shown.filter((other) => other !== key));
  return (
    <Menu
      target={
        <Button size="small">
          <Icon of={IconColumns3} size={16} />
          {labels.columns}
        </Button>
      }
    >
      {columns.map(({ key, header }, place) => (
        <KitMenu.CheckboxItem
          key={key}
          data-autofocus={place === 0 || undefined}
          checked={shown.includes(key)}
          onChange={(wanted) => toggle(key, wanted)}
          checkIcon={<Icon of={IconCheck} size={16} />}
        >
          {header}
        </KitMenu.CheckboxItem>
      ))}
    </Menu>
  );
};
