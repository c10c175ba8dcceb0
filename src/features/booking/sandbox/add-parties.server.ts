import { inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import { shopAnswers } from '../booking.tables.server.ts';
import { findParty, type Party } from '../sale-rules.ts';
import { type Addition, type Held, isRefusal, type Refusal, type ShopVisitor } from '../shop-gateway.ts';
import { readSoldEvent } from '../stock/sold-events.read.server.ts';
import { hashOf } from '../tokens.server.ts';
import { type Buyer, Counter } from './counter.server.ts';
import { openEvent, readQuantities, sweepCarts } from './open-places.server.ts';
import { Writes } from './writes.server.ts';

/** One addition with who asks. */
export interface Asked {
  visitor: ShopVisitor;
  addition: Addition;
}

/**
 * Adds parties of one event, one after the other in one transaction: all places of a party or none (SHOP-05). What one of
 * them is refused changes nothing for the others.
 */
export async function addParties(transaction: Database, asked: readonly Asked[]): Promise<(Held | Refusal)[]> {
  const now = new Date(Math.max(...asked.map(({ visitor }) => visitor.now.getTime())));
  const found = await readSoldEvent(transaction, asked[0]?.addition.idJet ?? '');
  if (!found) return asked.map(() => ({ refused: 'not_for_sale' }));
  const parties = asked.map(({ addition }) => findParty(found.event, addition, now));
  const buyers = asked.map(({ visitor }) => ({ token: hashOf(visitor.token ?? ''), browser: hashOf(visitor.browser) }));
  const keys = asked.map(({ visitor, addition }) => (addition.key === undefined ? null : hashOf(visitor.browser, addition.key)));

  const claims = { tokens: buyers.map(({ token }) => token), browsers: buyers.map(({ browser }) => browser) };
  const open = await openEvent(transaction, found, claims, now);
  const owned = [...open.carts.byToken.values(), ...open.carts.byBrowser.values()].map(({ id }) => id);
  const items = owned.length > 0 ? await readQuantities(transaction, [...new Set(owned)]) : [];
  const lines = parties.reduce((sum, party) => sum + (isRefusal(party) ? 0 : party.lines.length), 0);
  const writes = await Writes.reserve(transaction, asked.length, lines);
  const counter = new Counter(open, items, writes, now);
  const answers = await Answers.read(transaction, keys, now);

  const outcomes = asked.map(({ addition }, index) => {
    const [buyer, party] = [buyers[index] as Buyer, parties[index] as Party | Refusal];
    const request = hashOf(JSON.stringify({ ...addition, key: undefined }));
    const hold = () => (isRefusal(party) ? party : counter.hold(buyer, party));
    const key = keys[index];
    return key ? answers.once(key, request, buyer, counter, writes, hold) : hold();
  });
  await writes.write(transaction);
  await sweepCarts(transaction, now);
  return outcomes;
}

interface CachedFragment {
  request: string;
  outcome: Held | Refusal;
  cart: number | null;
}

/** Answers by key: what was asked before is answered again and not done again (API-12). */
class Answers {
  readonly #kept: Map<string, CachedFragment>;
  readonly #now: Date;

  private constructor(kept: Map<string, CachedFragment>, now: Date) {
    this.#kept = kept;
    this.#now = now;
  }

  static async read(transaction: Database, keys: readonly (string | null)[], now: Date): Promise<Answers> {
    const given = keys.filter((key) => key !== null);
    if (given.length === 0) return new Answers(new Map(), now);
    await transaction.delete(shopAnswers).where(lt(shopAnswers.created_at, new Date(now.getTime() - 3_600_000)));
    const rows = await transaction.select().from(shopAnswers).where(inArray(shopAnswers.key_hash, given));
    return new Answers(
      new Map(rows.map((row) => [row.key_hash, { request: row.request_hash, outcome: revived(row.answer), cart: row.cart }])),
      now,
    );
  }

  once(key: string, request: string, buyer: Buyer, counter: Counter, writes: Writes, hold: () => Held | Refusal): Held | Refusal {
    const kept = this.#kept.get(key);
    if (kept) {
      if (kept.request !== request) return { refused: 'key_reused' };
      const cart = counter.cartOf(buyer);
      // The cookie of the first answer may never have arrived.
      const isHeld = !isRefusal(kept.outcome) && cart !== undefined && cart.id === kept.cart;
      return isHeld ? { ...kept.outcome, token: counter.giveToken(buyer, cart) } : kept.outcome;
    }
    const outcome = hold();
    const cart = isRefusal(outcome) ? null : (counter.cartOf(buyer)?.id ?? null);
    const { token, ...stored } = 'token' in outcome ? outcome : { ...outcome, token: undefined };
    writes.answer(key, request, stored, cart, this.#now);
    this.#kept.set(key, { request, outcome: stored as Held | Refusal, cart });
    return outcome;
  }
}

function revived(answer: Record<string, unknown>): Held | Refusal {
  if ('refused' in answer) return answer as unknown as Refusal;
  return { quantity: Number(answer.quantity), expires: new Date(String(answer.expires)) };
}
