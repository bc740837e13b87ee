import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLabels } from '../../labels/useLabels';
import { IconButton } from '../IconButton/IconButton';
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
