import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels';
import { Button } from '../Button/Button';
import { ErrorNote } from '../ErrorNote/ErrorNote';
import { Skeleton } from './Skeleton';

const isRefusal = (error: unknown) => error instanceof Error && 'status' in error && error.status === 403;

/** What the server said of it, in the person’s language; what has no answer has no such words. */
const saidBy = (error: unknown) => (error instanceof Error && 'status' in error ? error.message : '');

type QueryFailureProps = { error: unknown; retrying: boolean; onRetry: () => void };

const QueryFailure = ({ error, retrying, onRetry }: QueryFailureProps) => {
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
      {saidBy(error) || labels.failedText}
    </ErrorNote>
  );
};

/** The part of a query that a screen needs, whatever library made it. */
export type ViewableQuery<T> = {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type Props<T> = {
  query: ViewableQuery<T>;
  skeleton?: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
};

/** Loading, empty, refused and failed, the same everywhere; what was loaded stays on screen. */
export const QueryView = <T,>({ query, skeleton = <Skeleton />, isEmpty, empty, children }: Props<T>) => {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {error !== null && <QueryFailure error={error} retrying={isFetching} onRetry={() => refetch()} />}
      {data === undefined && error === null && skeleton}
      {data !== undefined && (isEmpty?.(data) ? empty : children(data))}
    </>
  );
};
