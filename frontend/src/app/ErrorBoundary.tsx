import { Component, type ReactNode } from 'react';
import { FailedState } from '../ui/feedback/EmptyState';

/** The last net: a screen that broke says so and offers to load it again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <FailedState title="Страница сломалась" onRetry={() => window.location.reload()}>
        Это наша ошибка, не ваша. Обновите страницу; если не поможет, позвоните нам.
      </FailedState>
    );
  }
}
