import { type ReactNode, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { SideSlotContext } from '../SideSheet/sideSlot';
import { contentId, SkipLink } from '../SkipLink/SkipLink';
import classes from './AdminLayout.module.css';
import { MenuDrawer } from './MenuDrawer';
import { Sidebar, type SidebarProps } from './Sidebar';

type Props = SidebarProps & {
  /** What stands in the bar above the content: crumbs on a computer, the company on a phone. */
  crumbs: ReactNode;
  mobileTitle: ReactNode;
  /** The foot of the menu on a phone, where every choice has its own row. */
  mobileFoot: ReactNode;
  children: ReactNode;
};

/** The desk: a sidebar and one sheet on which the work happens. */
export const AdminLayout = ({ company, navigation, foot, crumbs, mobileTitle, mobileFoot, children }: Props) => {
  const labels = useLabels();
  const [side, setSide] = useState<HTMLElement | null>(null);
  return (
    <div className={classes.layout}>
      <SkipLink />
      <aside className={classes.side} aria-label={labels.sidebar}>
        <Sidebar company={company} navigation={navigation} foot={foot} />
      </aside>
      <div className={classes.sheet}>
        <header className={classes.top}>
          <MenuDrawer>
            <Sidebar company={company} navigation={navigation} foot={mobileFoot} />
          </MenuDrawer>
          <div className={classes.mobileTitle}>{mobileTitle}</div>
          <div className={classes.crumbs}>{crumbs}</div>
        </header>
        <div className={classes.work}>
          <main id={contentId} tabIndex={-1} className={classes.main}>
            <SideSlotContext value={side}>{children}</SideSlotContext>
          </main>
          <div ref={setSide} className={classes.slot} />
        </div>
      </div>
    </div>
  );
};
