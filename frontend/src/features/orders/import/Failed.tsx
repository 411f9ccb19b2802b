import { reasonOf, type ActionFailure } from '../../../shared/failure';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { KEPT, SessionOver } from '../../../ui/feedback/SessionOver';

/** The reason why a table was not read or sent. */
export function Failed({ failure, onRetry }: { failure: ActionFailure; onRetry: (() => void) | undefined }) {
  if (failure.status === 401) return <SessionOver kept={KEPT} />;
  return (
    <Notice kind="error" role="alert" title="Не получилось">
      {reasonOf(failure)}{' '}
      {onRetry && (
        <Button kind="quiet" size="small" onClick={onRetry}>
          Попробовать ещё раз
        </Button>
      )}
    </Notice>
  );
}
