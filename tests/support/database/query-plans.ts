import { Placeholder } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../src/core/database/client.server.ts';

interface Query {
  sql: string;
  params: unknown[];
}

interface PreparedQuery {
  execute(values?: Record<string, unknown>): Promise<unknown>;
}

interface Session {
  prepareQuery(query: Query, ...rest: unknown[]): PreparedQuery;
}

/** One step of a plan, with the steps below it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** The plan of one statement: its text and the ways its tables were read, e.g. 'Seq Scan on rooms'. */
export interface Plan {
  sql: string;
  scans: string[];
  /** How many rows were looked at in all. */
  visited: number;
}

/** Runs work and answers how the database finds the rows of each statement of it. */
export async function plansOf({ db }: DatabaseHandle, work: () => Promise<unknown>): Promise<Plan[]> {
  const { session } = db as unknown as { session: Session };
  const prepare = listenTo(session);
  const queries: Query[] = [];
  heard.set(session, queries);
  await work();
  heard.delete(session);
  const plans: Plan[] = [];
  for (const { sql, params } of queries) {
    const answer = await prepare({ sql: `explain (analyze, format json) ${sql}`, params }, undefined, undefined, false).execute();
    const [row] = (answer as { rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[] }).rows;
    const nodes = (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesOf(Plan)).filter((node) => node['Node Type'].includes('Scan'));
    plans.push({
      sql,
      scans: nodes.map((node) => `${node['Node Type']} on ${node['Relation Name'] ?? node['Index Name']}`),
      visited: nodes.reduce((sum, node) => sum + rowsVisited(node), 0),
    });
  }
  return plans;
}

const heard = new WeakMap<Session, Query[]>();
const originals = new WeakMap<Session, Session['prepareQuery']>();

/** From now on records what the session executes, prepared statements included. Answers the unrecorded query function. */
function listenTo(session: Session): Session['prepareQuery'] {
  const known = originals.get(session);
  if (known) return known;
  const prepare = session.prepareQuery.bind(session);
  originals.set(session, prepare);
  session.prepareQuery = (query, ...rest) => {
    const prepared = prepare(query, ...rest);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (values = {}) => {
      const params = query.params.map((param) => (param instanceof Placeholder ? values[param.name] : param));
      heard.get(session)?.push({ sql: query.sql, params });
      return execute(values);
    };
    return prepared;
  };
  return prepare;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function rowsVisited(node: PlanNode): number {
  const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return each * (node['Actual Loops'] ?? 1);
}
