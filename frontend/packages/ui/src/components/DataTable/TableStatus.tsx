import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

type Props = { waiting: boolean; children: ReactNode };

/** Always there, so that a screen reader hears what comes into it. */
export const TableStatus = ({ waiting, children }: Props) => {
  const labels = useLabels();
  return <div role="status">{waiting ? <VisuallyHidden>{labels.loading}</VisuallyHidden> : children}</div>;
};
