import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Brand } from '../Brand/Brand';
import { SideSlotContext } from '../SideSheet/sideSlot';
import { contentId, SkipLink } from '../SkipLink/SkipLink';
import classes from './AdminLayout.module.css';
import { MenuDrawer } from './MenuDrawer';

type SidebarProps = { company: ReactNode; navigation: ReactNode; foot: ReactNode };

const Sidebar = ({ company, navigation, foot }: SidebarProps) => (
  <div className={classes.sidebar}>
    <div className={classes.brand}>
      <Brand size={28} markInRail />
    </div>
    {company}
    <nav className={classes.navigation} aria-label={useLabels().mainNavigation}>
      {navigation}
    </nav>
    <div className={classes.foot}>{foot}</div>
  </div>
);

const useMedia = (query: string) =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );

/** Whether the sidebar is a rail of marks and icons: where it must, or where the window has no room for its words. */
const useRail = (wanted: boolean) => {
  const hasSidebar = useMedia('(min-width: 900px)');
  const isTight = useMedia('(max-width: 1279.98px)');
  return hasSidebar && (wanted || isTight);
};

type Props = SidebarProps & {
  /** What stands in the bar above the content: crumbs on a computer, the company on a phone. */
  crumbs: ReactNode;
  mobileTitle: ReactNode;
  /** Where one is: the menu of a phone leaves when it changes. */
  place?: string;
  /** At the end of that bar: search, notifications. */
  tools?: ReactNode;
  /** The foot of the menu on a phone, where every choice has its own row. */
  mobileFoot: ReactNode;
  /** The screen has a header of its own and needs the room: the sidebar is a rail, and there is no bar above. */
  whole?: boolean;
  children: ReactNode;
};

/** The desk: a sidebar and one sheet on which the work happens. */
export const AdminLayout = ({ company, navigation, foot, whole = false, children, ...bar }: Props) => {
  const { crumbs, mobileTitle, mobileFoot, place, tools } = bar;
  const labels = useLabels();
  const rail = useRail(whole);
  const [side, setSide] = useState<HTMLElement | null>(null);
  return (
    <div className={classes.layout} data-rail={rail || undefined} data-whole={whole || undefined}>
      <SkipLink />
      <aside className={classes.side} aria-label={labels.sidebar}>
        <Sidebar company={company} navigation={navigation} foot={foot} />
      </aside>
      <div className={classes.sheet}>
        <header className={classes.top}>
          <MenuDrawer place={place}>
            <Sidebar company={company} navigation={navigation} foot={mobileFoot} />
          </MenuDrawer>
          <div className={classes.mobileTitle}>{mobileTitle}</div>
          <div className={classes.crumbs}>{crumbs}</div>
          {tools}
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
