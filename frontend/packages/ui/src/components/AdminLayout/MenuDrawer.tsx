import { Drawer } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconMenu2, IconX } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import { IconButton } from '../IconButton/IconButton';
import classes from './MenuDrawer.module.css';

/** The sidebar of a phone: it slides over the sheet and gives the focus back when it leaves. */
export const MenuDrawer = ({ children }: { children: ReactNode }) => {
  const labels = useLabels();
  const [opened, { open, close }] = useDisclosure(false);
  const narrow = useMediaQuery('(max-width: 899.98px)', false);
  /* The screen behind it changes when a link is followed. */
  const leave = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close();
  return (
    <>
      <div className={classes.open}>
        <IconButton label={labels.openMenu} icon={IconMenu2} size="large" aria-expanded={opened} onClick={open} />
      </div>
      <Drawer.Root
        opened={opened && narrow}
        onClose={close}
        size={312}
        classNames={{ overlay: classes.overlay, content: classes.content, body: classes.body }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={labels.mainNavigation}>
          <Drawer.Body onClick={leave}>{children}</Drawer.Body>
          <div className={classes.close}>
            <IconButton label={labels.closeMenu} icon={IconX} size="large" look="round" onClick={close} />
          </div>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
};
