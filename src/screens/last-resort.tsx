import { Component, type ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { href } from '../urls.ts';

/** When the error page itself fails in the browser: one sentence and the way home (ERR-09). */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main id="main-content" tabIndex={-1}>
        <p>{m.error_showing_error()}</p>
        <a href={href('home', getLocale())}>{m.to_homepage()}</a>
      </main>
    );
  }
}
