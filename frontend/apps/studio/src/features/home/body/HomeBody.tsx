import { Memberships } from '@/features/companies';
import { FirstSteps } from './FirstSteps';
import classes from './HomeBody.module.css';
import { Platform } from './Platform';
import { Todo } from './Todo';
import { BeingRead, Resume } from './Work';

/** What waits, what was left, what is read; beside it, for newcomers, the way there. Each part fails alone. */
export const HomeBody = ({ companyId }: { companyId: string }) => (
  <div className={classes.home}>
    <div className={classes.todo}>
      <Todo />
    </div>
    <aside className={classes.aside}>
      <FirstSteps />
    </aside>
    <div className={classes.work}>
      <Resume />
      <BeingRead />
      <Memberships openCompanyId={companyId} />
    </div>
  </div>
);

export { Platform };
