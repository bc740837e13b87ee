import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLabels } from '../../labels/useLabels';
import { useStore } from '../../store/store';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { clearEndedJobs, jobStore } from './jobs';
import { newsOf } from './jobWords';
import { ProgressTray } from './ProgressTray';

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
