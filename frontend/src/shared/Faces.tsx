import type { ReactNode } from 'react';
import type { Loaded } from './useLoaded';
import { Button } from '../ui/actions/Button';
import { FailedState } from '../ui/feedback/EmptyState';
import { Notice } from '../ui/feedback/Notice';
import { SkeletonRows } from '../ui/feedback/Skeleton';

interface FacesProps<Data> {
  loaded: Loaded<Data>;
  /** What could not be loaded: «Не удалось загрузить заявки». */
  failedTitle: string;
  /** Stand-in of the real layout while there is nothing yet. */
  waiting?: ReactNode;
  /** The ready face; an empty list is its own concern. */
  children: (data: Data) => ReactNode;
}

/** The faces of a screen that loads one thing: waiting, failed with a retry, ready. What is old stays in sight. */
export function Faces<Data>({ loaded, failedTitle, waiting, children }: FacesProps<Data>) {
  const { data, loading, reload } = loaded;
  if (data === null) {
    if (loading.state !== 'failed') return <>{waiting ?? <SkeletonRows rows={8} />}</>;
    return (
      <FailedState title={failedTitle} onRetry={reload}>
        {loading.failure.message}
      </FailedState>
    );
  }
  return (
    <div aria-busy={loading.state === 'loading' || undefined}>
      {loading.state === 'failed' && (
        <Notice kind="error" role="alert" title={failedTitle}>
          {loading.failure.message}{' '}
          <Button kind="quiet" size="small" onClick={reload}>
            Попробовать ещё раз
          </Button>
        </Notice>
      )}
      {children(data)}
    </div>
  );
}
