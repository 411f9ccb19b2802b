import { FailedState } from '../ui/feedback/EmptyState';
import { SessionOver } from '../ui/feedback/SessionOver';
import type { ActionFailure } from './failure';

interface LoadFailureProps {
  title: string;
  failure: ActionFailure;
  onRetry: () => void;
}

/** A failed load: with a retry, or, after the session has ended, with a login. */
export function LoadFailure({ title, failure, onRetry }: LoadFailureProps) {
  if (failure.status === 401) return <SessionOver />;
  return (
    <FailedState title={failure.code === 'network' ? 'Нет связи' : title} onRetry={onRetry}>
      {failure.message}
    </FailedState>
  );
}
