import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/client.server.ts';
import type { Party } from '../sale-rules.ts';
import { labelOf, type PlannedSeat } from '../seat-plan/planned-seats.ts';
import type { LockedCart } from './open-places.server.ts';

/** Tickets of one kind in a cart. */
export interface Item {
  id: number;
  cart: number | null;
  stock: number;
  sale_type_id: number;
  price: string;
  quantity: number;
}

/** Collects the rows of a batch of additions and writes them in one statement. */
export class Writes {
  readonly #cartIds: number[];
  readonly #itemIds: number[];
  readonly #carts: { cart: LockedCart; browser_hash: string }[] = [];
  readonly #keys: object[] = [];
  readonly #items: object[] = [];
  readonly #tickets: object[] = [];
  readonly #answers: object[] = [];
  readonly #renewed = new Map<number, LockedCart>();

  private constructor(cartIds: number[], itemIds: number[]) {
    this.#cartIds = cartIds;
    this.#itemIds = itemIds;
  }

  /** Reserves ids for carts and items. */
  static async reserve(transaction: Database, carts: number, items: number): Promise<Writes> {
    const numbers = (table: string, count: number) =>
      sql`array(select nextval(pg_get_serial_sequence(${table}, 'id'))::integer from generate_series(1, ${count}::integer))`;
    const { rows } = (await transaction.execute(
      sql`select ${numbers('shop_carts', carts)} as carts, ${numbers('shop_items', items)} as items`,
    )) as unknown as { rows: { carts: number[]; items: number[] }[] };
    return new Writes(rows[0]?.carts ?? [], rows[0]?.items ?? []);
  }

  cart(browserHash: string, now: Date): LockedCart {
    const cart = { id: this.#cartIds.shift() as number, first_held_at: now, expires_at: now };
    this.#carts.push({ cart, browser_hash: browserHash });
    return cart;
  }

  key(id_hash: string, cart: number): void {
    this.#keys.push({ id_hash, cart });
  }

  item(cart: number, stock: number, { sale_type_id, name, price }: Party['lines'][number]['price']): Item {
    const id = this.#itemIds.shift() as number;
    this.#items.push({ id, cart, stock, sale_type_id, price_name: name, price });
    return { id, cart, stock, sale_type_id, price, quantity: 0 };
  }

  ticket(stock: number, seat: number, item: number, planned: PlannedSeat | undefined): void {
    this.#tickets.push({ stock, seat, item, label: planned ? labelOf(planned) : null });
  }

  answer(key_hash: string, request_hash: string, answer: object, cart: number | null, now: Date): void {
    this.#answers.push({ key_hash, request_hash, answer, cart, created_at: now });
  }

  renew(cart: LockedCart): void {
    this.#renewed.set(cart.id, cart);
  }

  /** @throws when a place was taken meanwhile, which the lock of the stocks rules out: then nothing is stored. */
  async write(transaction: Database): Promise<void> {
    if (this.#keys.length + this.#renewed.size + this.#answers.length === 0) return;
    const renewed = [...this.#renewed.values()];
    const rows = (values: readonly object[], columns: string) =>
      sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(${sql.raw(columns)})`;
    const carts = this.#carts.map(({ cart, browser_hash }) => ({ ...cart, browser_hash }));
    await transaction.execute(sql`
      with carts as (
        insert into shop_carts (id, browser_hash, first_held_at, expires_at)
        select id, browser_hash, first_held_at, expires_at
        from ${rows(carts, 'id integer, browser_hash text, first_held_at timestamptz, expires_at timestamptz')}
      ), renewed as (
        update shop_carts c set expires_at = v.expires_at from ${rows(renewed, 'id integer, expires_at timestamptz')} where c.id = v.id
      ), keys as (
        insert into shop_cart_keys (id_hash, cart) select id_hash, cart from ${rows(this.#keys, 'id_hash text, cart integer')}
      ), items as (
        insert into shop_items (id, cart, stock, sale_type_id, price_name, price)
        select id, cart, stock, sale_type_id, price_name, price
        from ${rows(this.#items, 'id integer, cart integer, stock integer, sale_type_id integer, price_name jsonb, price text')}
      ), answers as (
        insert into shop_answers (key_hash, request_hash, answer, cart, created_at)
        select key_hash, request_hash, answer, cart, created_at
        from ${rows(this.#answers, 'key_hash text, request_hash text, answer jsonb, cart integer, created_at timestamptz')}
      )
      insert into shop_tickets (stock, seat, item, label)
      select stock, seat, item, label from ${rows(this.#tickets, 'stock integer, seat integer, item integer, label jsonb')}`);
  }
}
