import type { ReactNode } from 'react';
import { Brand } from '../Brand/Brand';
import { contentId, SkipLink } from '../SkipLink/SkipLink';
import { Thread } from '../Thread/Thread';
import classes from './AuthLayout.module.css';

type Props = {
  corner: ReactNode;
  session?: ReactNode;
  panel: ReactNode;
  panelSize?: 'wide' | 'narrow';
  footer?: ReactNode;
  children: ReactNode;
};

/** Form on the left, an ink panel on the right that disappears under 1000 px. */
export const AuthLayout = ({ corner, session, panel, panelSize = 'wide', footer, children }: Props) => (
  <div className={classes.layout} data-panel={panelSize}>
    <SkipLink />
    <div className={classes.side}>
      <header className={classes.top}>
        <Brand />
        <div className={classes.session}>{session}</div>
        {corner}
      </header>
      <main id={contentId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {footer && <footer className={classes.footer}>{footer}</footer>}
    </div>
    <aside className={classes.panel}>
      <Thread curve={panelSize} />
      {panel}
    </aside>
  </div>
);
