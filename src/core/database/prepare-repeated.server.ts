import { type messages, type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** A statement the database has parsed and may keep a plan for. */
interface Prepared {
  name: string;
  /** Type numbers of its parameters. */
  types: number[];
  columns: messages.BackendMessage[];
}

/** Statements that are kept; beyond them the one that was not used for longest is given back. */
const limit = 100;
/** Asked as often as this, a text is worth keeping. */
const repeats = 3;

const reads = /^\s*(select|with)\b/i;
/** A statement that writes must not be asked a second time, and it is asked seldom. */
const writes = /\b(insert|update|delete|nextval|pg_notify|pg_\w*lock)\b/i;

/**
 * Lets PGlite keep the selects that come again and again, as a driver of PostgreSQL does with named statements:
 * parsing and planning a select of joined tables takes longer than answering it (decision 0013).
 * Statements inside of transactions stay as they are.
 */
export function prepareRepeated(client: PGlite): void {
  const plain = client.query.bind(client);
  const kept = new Map<string, number | Prepared>();
  let made = 0;

  const prepare = async (text: string): Promise<Prepared> => {
    const name = `kept_${++made}`;
    const described = await send(client, [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]);
    return {
      name,
      types: parse.parseDescribeStatementResults(described),
      columns: described.filter(({ name: kind }) => kind === 'rowDescription'),
    };
  };
  const forget = async (text: string) => {
    const entry = kept.get(text);
    kept.delete(text);
    if (typeof entry === 'object') await send(client, [serialize.close({ type: 'S', name: entry.name }), serialize.sync()]);
  };
  const find = async (text: string): Promise<Prepared | null> => {
    const known = kept.get(text) ?? 0;
    kept.delete(text);
    const entry = typeof known === 'object' ? known : known + 1 < repeats ? known + 1 : await prepare(text);
    kept.set(text, entry);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) await forget(oldest);
    return typeof entry === 'object' ? entry : null;
  };

  client.query = async <Row>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> => {
    if (!reads.test(text) || writes.test(text)) return plain<Row>(text, values, options);
    await client._checkReady();
    const answer = await client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(async () => {
        const statement = await find(text);
        return statement && execute<Row>(client, statement, values, options).catch(() => forget(text));
      }),
    );
    // Also what failed is asked again in the plain way: a plan can outlive its tables, and the plain error says more.
    return answer ?? plain<Row>(text, values, options);
  };
}

async function execute<Row>(
  client: PGlite,
  { name, types, columns }: Prepared,
  values: unknown[],
  { parsers, ...options }: QueryOptions = {},
): Promise<Results<Row> | undefined> {
  const bound = values.map((value, index) => toText(client, value, types[index] ?? 0));
  const answered = await send(client, [serialize.bind({ statement: name, values: bound }), serialize.execute({}), serialize.sync()]);
  // Handed over as options, a query's own parsers would be put into a copy of all, which takes a third of a millisecond: there is one per type of the database.
  const own = Object.assign(Object.create(client.parsers), parsers);
  return parse.parseResults([...columns, ...answered], own, options)[0] as Results<Row> | undefined;
}

function toText(client: PGlite, value: unknown, type: number): string | null {
  if (value === null || value === undefined) return null;
  return client.serializers[type]?.(value) ?? String(value);
}

/** Several messages in one way to the database and back. @throws the database's error, after which it is ready again. */
function send(client: PGlite, parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
  return client.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
}
