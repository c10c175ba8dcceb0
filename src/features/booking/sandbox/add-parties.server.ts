import { inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { shopAnswers } from '../booking.tables.server.ts';
import { findParty, type Party } from '../sale-rules.ts';
import { type Addition, type CartHold, isRefusal, type Refusal, type ShopVisitor } from '../shop-gateway.ts';
import { readSoldEvent } from '../stock/sold-events.read.server.ts';
import { hashOf } from '../tokens.server.ts';
import { offerPlaces } from '../waiting-list/offer-places.server.ts';
import { type Buyer, Counter } from './counter.server.ts';
import { openEvent, readQuantities, sweepCarts } from './open-places.server.ts';
import { Writes } from './writes.server.ts';

/** One addition with its visitor. */
export interface AdditionRequest {
  visitor: ShopVisitor;
  addition: Addition;
}

/**
 * Adds parties of one event, one after the other in one transaction: all places of a party or none (SHOP-05). A refused
 * party does not affect the others.
 */
export async function addParties(transaction: Database, requests: readonly AdditionRequest[]): Promise<(CartHold | Refusal)[]> {
  const now = new Date(Math.max(...requests.map(({ visitor }) => visitor.now.getTime())));
  const found = await readSoldEvent(transaction, requests[0]?.addition.idJet ?? '');
  if (!found) return requests.map(() => ({ refused: 'not_for_sale' }));
  const parties = requests.map(({ addition, visitor }) => findParty(found.event, addition, { ...visitor, now }));
  const buyers = requests.map(({ visitor }) => ({ token: hashOf(visitor.token ?? ''), browser: hashOf(visitor.browser) }));
  const keys = requests.map(({ visitor, addition }) => (addition.key === undefined ? null : hashOf(visitor.browser, addition.key)));

  const claims = { tokens: buyers.map(({ token }) => token), browsers: buyers.map(({ browser }) => browser) };
  const open = await openEvent(transaction, found, claims, now);
  // Free places belong to who waits for them before anybody else.
  await offerPlaces(transaction, found.event, open, now);
  const owned = [...open.carts.byToken.values(), ...open.carts.byBrowser.values()].map(({ id }) => id);
  const items = owned.length > 0 ? await readQuantities(transaction, [...new Set(owned)]) : [];
  const lines = parties.reduce((sum, party) => sum + (isRefusal(party) ? 0 : party.lines.length), 0);
  const writes = await Writes.reserve(transaction, requests.length, lines);
  const counter = new Counter(open, items, writes, now);
  const answers = await Answers.read(transaction, keys, now);

  const outcomes = requests.map(({ addition, visitor }, index) => {
    const [buyer, party] = [buyers[index] as Buyer, parties[index] as Party | Refusal];
    const request = hashOf(JSON.stringify({ ...addition, key: undefined, presaleCode: visitor.presaleCode }));
    const hold = () => (isRefusal(party) ? party : counter.hold(buyer, party));
    const key = keys[index];
    return key ? answers.once(key, request, buyer, counter, writes, hold) : hold();
  });
  await writes.write(transaction);
  await sweepCarts(transaction, now);
  return outcomes;
}

interface StoredAnswer {
  request: string;
  outcome: CartHold | Refusal;
  cart: number | null;
}

/** Stored answers by idempotency key (API-12). */
class Answers {
  readonly #answers: Map<string, StoredAnswer>;
  readonly #now: Date;

  private constructor(answers: Map<string, StoredAnswer>, now: Date) {
    this.#answers = answers;
    this.#now = now;
  }

  static async read(transaction: Database, keys: readonly (string | null)[], now: Date): Promise<Answers> {
    const given = keys.filter((key) => key !== null);
    if (given.length === 0) return new Answers(new Map(), now);
    await transaction.delete(shopAnswers).where(lt(shopAnswers.created_at, new Date(now.getTime() - 3_600_000)));
    const rows = await transaction.select().from(shopAnswers).where(inArray(shopAnswers.key_hash, given));
    return new Answers(
      new Map(rows.map((row) => [row.key_hash, { request: row.request_hash, outcome: parseStoredAnswer(row.answer), cart: row.cart }])),
      now,
    );
  }

  once(key: string, request: string, buyer: Buyer, counter: Counter, writes: Writes, hold: () => CartHold | Refusal): CartHold | Refusal {
    const stored = this.#answers.get(key);
    if (stored) {
      if (stored.request !== request) return { refused: 'key_reused' };
      const cart = counter.cartOf(buyer);
      // The cookie of the first answer may never have arrived.
      const isHeld = !isRefusal(stored.outcome) && cart !== undefined && cart.id === stored.cart;
      return isHeld ? { ...stored.outcome, token: counter.issueToken(buyer, cart) } : stored.outcome;
    }
    const outcome = hold();
    const cart = isRefusal(outcome) ? null : (counter.cartOf(buyer)?.id ?? null);
    const { token, ...answer } = 'token' in outcome ? outcome : { ...outcome, token: undefined };
    writes.answer(key, request, answer, cart, this.#now);
    this.#answers.set(key, { request, outcome: answer as CartHold | Refusal, cart });
    return outcome;
  }
}

function parseStoredAnswer(answer: Record<string, unknown>): CartHold | Refusal {
  if ('refused' in answer) return answer as unknown as Refusal;
  return { quantity: Number(answer.quantity), expires: new Date(String(answer.expires)) };
}
