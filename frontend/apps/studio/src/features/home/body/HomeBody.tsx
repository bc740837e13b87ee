import { Memberships } from '@/features/companies';
import { HomeNews, HomeTutorials } from '@/features/content';
import { FirstSteps } from './FirstSteps';
import classes from './HomeBody.module.css';
import { Platform } from './Platform';
import { Todo } from './Todo';
import { BeingRead, Resume } from './Work';

/** What is new, and how things are done. */
const Told = () => (
  <div className={classes.told}>
    <HomeNews />
    <HomeTutorials />
  </div>
);

/** What waits, what was left, what is read; beside it, for newcomers, the way there. Each part fails alone. */
export const HomeBody = ({ companyId }: { companyId: string }) => (
  <div className={classes.home}>
    <div className={classes.todo}>
      <Todo />
    </div>
    <aside className={classes.side}>
      <div className={classes.steps}>
        <FirstSteps />
      </div>
      <Told />
    </aside>
    <div className={classes.work}>
      <Resume />
      <BeingRead />
      <Memberships openCompanyId={companyId} />
    </div>
  </div>
);

/** What waits on the platform for those who work in no company, and what is new there. */
export const PlatformBody = () => (
  <div className={classes.home}>
    <div className={classes.todo}>
      <Platform />
    </div>
    <aside className={classes.side}>
      <Told />
    </aside>
  </div>
);

export { Platform };
