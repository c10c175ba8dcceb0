import { Component, lazy, type ReactNode, Suspense } from 'react';

/** Fetched when something has failed: where that fails too, the error page of the whole site comes up. */
const MainErrorView = lazy(async () => ({ default: (await import('./late/main-error-view.tsx')).MainErrorView }));

/** An error inside the main area (ERR-10): the rest of the page stays, the next page is a new chance. */
export class MainError extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense>
        <MainErrorView />
      </Suspense>
    );
  }
}
