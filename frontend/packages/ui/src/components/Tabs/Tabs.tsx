import { Tabs as KitTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Tabs.module.css';

export type Tab = { value: string; label: string; content: ReactNode };

export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <KitTabs
    defaultValue={tabs[0]?.value ?? null}
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
