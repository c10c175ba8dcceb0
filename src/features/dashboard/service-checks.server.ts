import type { ServiceState } from './dashboard.contract.ts';

/** Service the site depends on. `check` answers details. @throws when it does not work. */
export interface CheckedService {
  name: string;
  check(): Promise<string>;
}

/** Timeout of a check in milliseconds. */
const timeoutMs = 5000;
/** Milliseconds for which results are cached. */
const holds = 10_000;

/** Runs all checks in parallel (DASH-07). */
export class ServiceChecks {
  readonly #services: readonly CheckedService[];
  readonly #clock: () => Date;
  #last: { at: number; states: Promise<(ServiceState & { took: number })[]> } | null = null;

  constructor(services: readonly CheckedService[], clock: () => Date) {
    this.#services = services;
    this.#clock = clock;
  }

  /** State of all services, at most 10 s old; `took` in milliseconds. */
  run(): Promise<(ServiceState & { took: number })[]> {
    const at = performance.now();
    if (!this.#last || at - this.#last.at > holds)
      this.#last = { at, states: Promise.all(this.#services.map((service) => this.#ask(service))) };
    return this.#last.states;
  }

  async #ask({ name, check }: CheckedService): Promise<ServiceState & { took: number }> {
    const begun = performance.now();
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs / 1000} s`)), timeoutMs);
    const [ok, detail] = await Promise.race([check(), late]).then(
      (text) => [true, text] as const,
      (error: unknown) => [false, sentenceOf(error)] as const,
    );
    clearTimeout(timer);
    return { name, ok, detail, checked: this.#clock().toISOString(), took: Math.round(performance.now() - begun) };
  }
}

/** Message in one line, without credentials of URLs. */
function sentenceOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return (text.split('\n')[0] ?? '').replace(/\/\/[^\s/@]*@/g, '//').slice(0, 200);
}
