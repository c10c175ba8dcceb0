import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CallError } from '../contract/errors.server.ts';
import type { Language } from '../languages.ts';
import { clientNetwork } from './client-network.server.ts';
import { csrfTokenOf } from './csrf.server.ts';

export interface RateLimit {
  /** Counts one request of a client. Answers the seconds it has to wait because there were too many; 0 lets it through. */
  secondsToWait(request: FastifyRequest): Promise<number>;
  /** Counts one request of a client. @throws CallError 429 with Retry-After when there were too many. */
  take(request: FastifyRequest, reply: FastifyReply, language: Language): Promise<void>;
  /** Gives back what one request of a client took, where only some outcomes count. Taken first, so that many at once are no way around. */
  giveBack(request: FastifyRequest): Promise<void>;
}

/**
 * Allows a client address (as TRUST_PROXY defines it) so many requests within so many seconds. Counted per process: with
 * several instances a client may have as many times that, and nothing has to be shared.
 */
export function createRateLimit(points: number, seconds: number): RateLimit {
  return limitOf([createCounter(points, seconds, addressOf)]);
}

/**
 * Allows so many requests to a browser, and more to the address it shares with others, as in a school or a mobile network (SEC-04). A
 * browser is known by its CSRF token; requests without one count as one browser of their address.
 */
export function createBrowserLimit({ perBrowser, perAddress }: { perBrowser: number; perAddress: number }, seconds: number): RateLimit {
  const browserOf = (request: FastifyRequest) => csrfTokenOf(request)?.slice(0, 100) ?? `without a cookie ${addressOf(request)}`;
  return limitOf([createCounter(perBrowser, seconds, browserOf), createCounter(perAddress, seconds, addressOf)]);
}

const addressOf = (request: FastifyRequest) => clientNetwork(request.ip);

type Counter = Omit<RateLimit, 'take'>;

function createCounter(points: number, seconds: number, keyOf: (request: FastifyRequest) => string): Counter {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    secondsToWait: async (request) => {
      try {
        await limiter.consume(keyOf(request));
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.ceil(refusal.msBeforeNext / 1000);
      }
    },
    giveBack: async (request) => void (await limiter.reward(keyOf(request), 1)),
  };
}

/** Every counter has to let a request through; one that is refused is not counted by those behind. */
function limitOf(counters: readonly Counter[]): RateLimit {
  const secondsToWait = async (request: FastifyRequest) => {
    for (const counter of counters) {
      const seconds = await counter.secondsToWait(request);
      if (seconds > 0) return seconds;
    }
    return 0;
  };
  return {
    secondsToWait,
    giveBack: async (request) => {
      for (const counter of counters) await counter.giveBack(request);
    },
    take: async (request, reply, language) => {
      const seconds = await secondsToWait(request);
      if (seconds === 0) return;
      reply.header('retry-after', seconds);
      throw CallError.ofStatus(429, language);
    },
  };
}
