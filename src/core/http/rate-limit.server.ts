import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CallError } from '../contract/errors.server.ts';
import type { Language } from '../languages.ts';
import { clientNetwork } from './client-network.server.ts';

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
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  const secondsToWait = async (request: FastifyRequest) => {
    try {
      await limiter.consume(clientNetwork(request.ip));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.ceil(refusal.msBeforeNext / 1000);
    }
  };
  return {
    secondsToWait,
    giveBack: async (request) => void (await limiter.reward(clientNetwork(request.ip), 1)),
    take: async (request, reply, language) => {
      const seconds = await secondsToWait(request);
      if (seconds === 0) return;
      reply.header('retry-after', seconds);
      throw CallError.ofStatus(429, language);
    },
  };
}
