import { Tabs as KitTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Tabs.module.css';

export type Tab = { value: string; label: string; content: ReactNode };

type Props = {
  label: string;
  tabs: readonly Tab[];
  /** The open one, where something else than a click may open another: a form with an error, an address. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
};

export const Tabs = ({ label, tabs, value, onChange }: Props) => (
  <KitTabs
    {...(value === undefined
      ? { defaultValue: tabs[0]?.value ?? null }
      : { value, onChange: (chosen: string | null) => chosen !== null && onChange?.(chosen) })}
    keepMountedMode="display-none"
    classNames={{ root: classes.root, list: classes.list, tab: classes.tab, panel: classes.panel }}
  >
    <KitTabs.List aria-label={label}>
      {tabs.map(({ value, label: name }) => (
        <KitTabs.Tab key={value} value={value}>
          {name}
        </KitTabs.Tab>
      ))}
    </KitTabs.List>
    {tabs.map(({ value, content }) => (
      <KitTabs.Panel key={value} value={value}>
        {content}
      </KitTabs.Panel>
    ))}
  </KitTabs>
);
