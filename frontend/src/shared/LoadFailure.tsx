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

/** Something was not loaded: by no fault of anybody's, with a retry, or because the session is over, with a login. */
export function LoadFailure({ title, failure, onRetry }: LoadFailureProps) {
  if (failure.status === 401) return <SessionOver />;
  return (
    <FailedState title={failure.code === 'network' ? 'Нет связи' : title} onRetry={onRetry}>
      {failure.message}
    </FailedState>
  );
}

/** Opened anew, an address of the cabinet leads a visitor to the login and back. */
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
