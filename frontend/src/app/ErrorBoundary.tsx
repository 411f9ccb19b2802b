import { Component, type ReactNode } from 'react';
import { isCodeMissing } from '../shared/lazy-part';
import { FailedState } from '../ui/feedback/EmptyState';
import { PageNotLoaded } from './PageNotLoaded';

/** The last net: a screen that broke says so and offers to load it again; one whose code has not come says why. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
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
