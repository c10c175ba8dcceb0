import { type messages, type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/** A statement the database has parsed and may have a plan for. */
interface PreparedStatement {
  name: string;
  /** Type numbers of its parameters. */
  types: number[];
  columns: messages.BackendMessage[];
}

/** Prepared statements at a time; the least recently used is closed. */
const maxStatements = 100;
/** Number of uses from which a statement is prepared. */
const minUses = 3;

const reads = /^\s*(select|with)\b/i;
/** A statement that writes must not run a second time, and it comes seldom. */
const writes = /\b(insert|update|delete|nextval|pg_notify|pg_\w*lock)\b/i;

/**
 * Makes PGlite prepare the selects that are repeated, as a driver of PostgreSQL does with named statements:
 * parsing and planning a select of joined tables takes longer than answering it (decision 0013).
 * Statements inside of transactions stay as they are.
 */
export function prepareRepeated(client: PGlite): void {
  const plain = client.query.bind(client);
  const statements = new Map<string, number | PreparedStatement>();
  let count = 0;

  const prepare = async (text: string): Promise<PreparedStatement> => {
    const name = `prepared_${++count}`;
    const described = await send(client, [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]);
    return {
      name,
      types: parse.parseDescribeStatementResults(described),
      columns: described.filter(({ name: kind }) => kind === 'rowDescription'),
    };
  };
  const forget = async (text: string) => {
    const entry = statements.get(text);
    statements.delete(text);
    if (typeof entry === 'object') await send(client, [serialize.close({ type: 'S', name: entry.name }), serialize.sync()]);
  };
  const find = async (text: string): Promise<PreparedStatement | null> => {
    const known = statements.get(text) ?? 0;
    statements.delete(text);
    const entry = typeof known === 'object' ? known : known + 1 < minUses ? known + 1 : await prepare(text);
    statements.set(text, entry);
    const [oldest] = statements.keys();
    if (statements.size > maxStatements && oldest !== undefined) await forget(oldest);
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
    // After a failure the statement runs again unprepared: a plan can outlive its tables, and the plain error says more.
    return answer ?? plain<Row>(text, values, options);
  };
}

async function execute<Row>(
  client: PGlite,
  { name, types, columns }: PreparedStatement,
  values: unknown[],
  { parsers, ...options }: QueryOptions = {},
): Promise<Results<Row> | undefined> {
  const bound = values.map((value, index) => toText(client, value, types[index] ?? 0));
  const answered = await send(client, [serialize.bind({ statement: name, values: bound }), serialize.execute({}), serialize.sync()]);
  // Passed as options, a query's parsers would be merged into a copy of all, which takes a third of a millisecond: there is one per type of the database.
  const queryParsers = Object.assign(Object.create(client.parsers), parsers);
  return parse.parseResults([...columns, ...answered], queryParsers, options)[0] as Results<Row> | undefined;
}

function toText(client: PGlite, value: unknown, type: number): string | null {
  if (value === null || value === undefined) return null;
  return client.serializers[type]?.(value) ?? String(value);
}

/** Sends several messages in one round trip. @throws the database's error, after which it is ready again. */
function send(client: PGlite, parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
  return client.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
}
