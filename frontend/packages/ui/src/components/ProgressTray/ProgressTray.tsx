import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Icon } from '../Icon/Icon';
import { JobRow } from './JobRow';
import type { Job } from './jobs';
import classes from './ProgressTray.module.css';

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
        <button
          type="button"
          className={classes.tool}
          aria-label={folded ? labels.expand : labels.collapse}
          aria-expanded={!folded}
          aria-controls={`${id}-jobs`}
          onClick={() => setFolded(!folded)}
        >
          <Icon of={IconChevronDown} />
        </button>
        {!jobs.some(isUnderWay) && (
          <button type="button" className={classes.tool} aria-label={labels.close} onClick={onClear}>
            <Icon of={IconX} />
          </button>
        )}
      </header>
      <ul id={`${id}-jobs`} className={classes.jobs} hidden={folded}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
};
