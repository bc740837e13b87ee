import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLabels } from '../../labels/useLabels';
import { useStore } from '../../store/store';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { JobRow, newsOf } from './JobRow';
import { clearEndedJobs, type Job, jobStore } from './jobs';
import classes from './ProgressTray.module.css';

/** The one place where long work is shown: once, at the root of the application; it may be loaded with the first job. */
export const ProgressTrayHost = () => {
  const labels = useLabels();
  const { jobs, news } = useStore(jobStore);
  /* A live region is heard only when it stood there, empty, before its words. */
  const [heard, setHeard] = useState<typeof news>(null);
  useEffect(() => setHeard(news), [news]);
  return createPortal(
    <>
      <div role="status">
        {heard && <VisuallyHidden key={heard.serial}>{newsOf(heard.job, labels)}</VisuallyHidden>}
      </div>
      {jobs.length > 0 && <ProgressTray jobs={jobs} onClear={clearEndedJobs} />}
    </>,
    document.body,
  );
};

type Props = { jobs: readonly Job[]; onClear: () => void };

const isUnderWay = ({ state }: Job) => state === 'running' || state === 'paused';

export const ProgressTray = ({ jobs, onClear }: Props) => {
  const labels = useLabels();
  const id = useId();
  const [folded, setFolded] = useState(false);
  return (
    <section className={classes.tray} aria-labelledby={`${id}-title`}>
      <header className={classes.header}>
        <h2 id={`${id}-title`} className={classes.title}>
          {labels.jobs} <span className={classes.count}>{jobs.length}</span>
        </h2>
        <IconButton
          label={folded ? labels.expand : labels.collapse}
          icon={IconChevronDown}
          aria-expanded={!folded}
          aria-controls={`${id}-jobs`}
          onClick={() => setFolded(!folded)}
        />
        {!jobs.some(isUnderWay) && <IconButton label={labels.close} icon={IconX} onClick={onClear} />}
      </header>
      <ul id={`${id}-jobs`} className={classes.jobs} hidden={folded}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
};
