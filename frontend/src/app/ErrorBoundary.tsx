import { Component, type ReactNode } from 'react';
import { isCodeMissing } from '../ui/lazy-part';
import { FailedState } from '../ui/feedback/EmptyState';
import { PageNotLoaded } from './PageNotLoaded';

interface ErrorBoundaryProps {
  /** The address, where the same boundary stands at several: an error at one does not affect another. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  resetKey: string | undefined;
  error: unknown;
}

/** The root boundary: a failed screen says so and offers a reload; one whose code is missing says why. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey, error: null };

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { resetKey, error: null };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error: error ?? new Error('Nothing was thrown') };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isCodeMissing(error)) return <PageNotLoaded />;
    return (
      <FailedState title="Страница сломалась" onRetry={() => window.location.reload()}>
        Это наша ошибка, не ваша. Обновите страницу; если не поможет, позвоните нам.
      </FailedState>
    );
  }
}
