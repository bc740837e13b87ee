import { Drawer } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconMenu2, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import classes from './MenuDrawer.module.css';

/** The sidebar of a phone: it slides over the sheet and gives the focus back when it leaves. */
export const MenuDrawer = ({ children }: { children: ReactNode }) => {
  const labels = useLabels();
  const [opened, { open, close }] = useDisclosure(false);
  const narrow = useMediaQuery('(max-width: 899.98px)', false);
  return (
    <>
      <button type="button" className={classes.open} aria-label={labels.openMenu} aria-expanded={opened} onClick={open}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
      </button>
      <Drawer.Root
        opened={opened && narrow}
        onClose={close}
        size={312}
        classNames={{ overlay: classes.overlay, content: classes.content, body: classes.body, close: classes.close }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={labels.mainNavigation}>
          <Drawer.Body>{children}</Drawer.Body>
          <Drawer.CloseButton
            aria-label={labels.closeMenu}
            icon={<IconX size={22} stroke={1.75} aria-hidden="true" />}
          />
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
};
