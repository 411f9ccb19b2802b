import { useLocation } from 'react-router';
import { Button } from '../ui/actions/Button';
import { EmptyState, FailedState } from '../ui/feedback/EmptyState';
import type { ActionFailure } from './failure';
import { useOpenPage } from '../ui/open-page';

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

/** Reloading a cabinet address leads a visitor to the login and back. */
function SessionOver() {
  const open = useOpenPage();
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState
        title="Сеанс закончился"
        action={<Button onClick={() => open(pathname + search)}>Войти</Button>}
      >
        Войдите ещё раз, и вы вернётесь на эту же страницу.
      </EmptyState>
    </div>
  );
}
