import type { DraftCore } from './draft-core.ts';

/** Calls of panels that wait for the login over the page (EDIT-17). */
export class LoginRequests {
  readonly #core: DraftCore;
  readonly #waiting: ((isSignedIn: boolean) => void)[] = [];

  constructor(core: DraftCore) {
    this.#core = core;
  }

  /** Opens the login, also for who has put it off before; false once it is put off. */
  request(): Promise<boolean> {
    this.#core.become({ saving: { kind: 'signed-out' }, loginsRequested: this.#core.state.loginsRequested + 1 });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  end(isSignedIn: boolean): void {
    for (const resolve of this.#waiting.splice(0)) resolve(isSignedIn);
  }
}
