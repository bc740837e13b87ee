import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { ErrorNote } from '../ErrorNote/ErrorNote';

const isRefusal = (error: unknown) => error instanceof Error && 'status' in error && error.status === 403;

type Props = { error: unknown; retrying: boolean; onRetry: () => void };

export const QueryFailure = ({ error, retrying, onRetry }: Props) => {
  const labels = useLabels();
  if (isRefusal(error)) return <ErrorNote title={labels.refusedTitle}>{labels.refusedText}</ErrorNote>;
  return (
    <ErrorNote
      title={labels.failedTitle}
      action={
        <Button size="small" busy={retrying} onClick={onRetry}>
          {labels.retry}
        </Button>
      }
    >
      {labels.failedText}
    </ErrorNote>
  );
};
