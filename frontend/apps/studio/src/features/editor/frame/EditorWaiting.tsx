import { Skeleton } from '@livretier/ui';
import { SheetWaiting } from '../canvas/PageSheet';
import classes from './Editor.module.css';
import rail from './Rail.module.css';
import { useSides } from './Sides';
import top from './top/TopBar.module.css';

/** The editor before its manuscript is there: each part in its place, so that nothing moves when it comes. */
export const EditorWaiting = ({ view }: { view: string | null }) => {
  const { isDrawer, isReading } = useSides();
  return (
    <div className={classes.editor}>
      <div className={top.top} />
      <div className={classes.body} data-panel={view || isReading ? undefined : 'plan'} data-view={view ?? undefined}>
        <div className={rail.rail} data-rail />
        {!(view || isReading) && <div className={classes.panel} />}
        <main className={view ? classes.grid : classes.main} id="content">
          {view ? (
            <div className={classes.waiting}>
              <Skeleton shape="rows" lines={8} />
            </div>
          ) : (
            <SheetWaiting>
              <Skeleton lines={10} />
            </SheetWaiting>
          )}
        </main>
        {!(view || isDrawer) && <div className={classes.side} />}
      </div>
    </div>
  );
};
