import { Menu as KitMenu } from '@mantine/core';
import { IconCheck, IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Menu } from '../Menu/Menu';

/** The texts kept under this name; none in a browser that keeps nothing, or when something else is there. */
const readTexts = (name: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
};

const writeTexts = (name: string, texts: readonly string[]) => {
  try {
    localStorage.setItem(name, JSON.stringify(texts));
  } catch {
    /* Storage is full or forbidden: the choice lasts as long as the page. */
  }
};

type ChoosableColumn = { key: string; header: string; hideable?: boolean };

/** The columns to show, and the props of ColumnChoice; what is hidden stays hidden in this browser. */
export const useColumnChoice = <C extends ChoosableColumn>(storageKey: string, columns: readonly C[]) => {
  const [hidden, setHidden] = useState(() => readTexts(storageKey));
  const offered = columns.filter(({ hideable }) => hideable);
  const isHidden = ({ key, hideable }: C) => hideable === true && hidden.includes(key);
  const shown = columns.filter((column) => !isHidden(column));
  const onChange = (kept: readonly string[]) => {
    const left = offered.map(({ key }) => key).filter((key) => !kept.includes(key));
    setHidden(left);
    writeTexts(storageKey, left);
  };
  return { shown, choice: { columns: offered, shown: shown.map(({ key }) => key), onChange } };
};

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
