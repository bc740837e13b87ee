import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Brand } from '../Brand/Brand';
import classes from './Sidebar.module.css';

export type SidebarProps = { company: ReactNode; navigation: ReactNode; foot: ReactNode };

export const Sidebar = ({ company, navigation, foot }: SidebarProps) => (
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
