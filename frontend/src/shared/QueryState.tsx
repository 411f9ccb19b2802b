import type { ReactNode } from 'react';
import { Button } from '../ui/actions/Button';
import { Notice } from '../ui/feedback/Notice';
import { SkeletonRows } from '../ui/feedback/Skeleton';
import styles from './QueryState.module.css';
import { LoadFailure } from './LoadFailure';
import type { Loaded } from './useLoaded';

interface QueryStateProps<Data> {
  loaded: Loaded<Data>;
  /** Text of a failed load: «Не удалось загрузить заявки». */
  failedTitle: string;
  /** In place of the failure when there is no such thing. */
  missing?: ReactNode;
  /** Stand-in of the real layout while there is nothing yet. */
  waiting?: ReactNode;
  /** The ready state; an empty list is its own concern. */
  children: (data: Data) => ReactNode;
}

/** The states of a screen that loads one thing: waiting, not found, failed with a retry, ready. */
export function QueryState<Data>({ loaded, failedTitle, missing, waiting, children }: QueryStateProps<Data>) {
  const { data, loading, reload } = loaded;
  if (loading.state === 'failed' && loading.failure.status === 404 && missing) return missing;
  // The session has ended: the data stay on the screen under the way to the login.
  if (loading.state === 'failed' && loading.failure.status === 401 && data !== null) {
    return (
      <>
        <LoadFailure title={failedTitle} failure={loading.failure} onRetry={reload} />
        {children(data)}
      </>
    );
  }
  if (data === null) {
    if (loading.state !== 'failed') return <>{waiting ?? <SkeletonRows rows={8} />}</>;
    return <LoadFailure title={failedTitle} failure={loading.failure} onRetry={reload} />;
  }
  return (
    <div className={styles.queryState} aria-busy={loading.state === 'loading' || undefined}>
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
