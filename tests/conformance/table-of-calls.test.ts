import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from '../../src/core/contract/call.ts';
import { calendarFilters } from '../../src/list-filters.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/features/**/*.contract.ts', { eager: true });
const calls = Object.values(modules).flatMap((module) => Object.values(module).filter(isCall));
const rows = readRows(readFileSync('docs/requirements.md', 'utf8'));

interface Row {
  methods: string[];
  paths: string[];
  query: string[];
  who: string;
  errors: string[];
}

test('API-01 the table of calls has every call of the contracts and no other', () => {
  const defined = new Set(calls.map(nameOf));
  const named = (row: Row) => row.methods.flatMap((method) => row.paths.map((path) => `${method} ${path}`));
  const inTable = new Set(rows.flatMap(named));
  expect([...defined].filter((call) => !inTable.has(call)).sort()).toEqual([]);
  // A row of several methods and addresses means those pairs that there are; none of its words may be without one.
  const withoutCall = rows.flatMap((row) => {
    const pairs = named(row).filter((pair) => defined.has(pair));
    return [...row.methods, ...row.paths].filter((word) => !pairs.some((pair) => pair.split(' ').includes(word)));
  });
  expect(withoutCall).toEqual([]);
});

test.for(calls.map((call) => [call.requirement, nameOf(call), call] as const))(
  '%s %s: who may make it, its query and its errors are those of the table',
  ([, name, call]) => {
    const [method = '', path = ''] = name.split(' ');
    const [row] = rows.filter(({ methods, paths }) => methods.includes(method) && paths.includes(path));
    expect(row?.who).toContain(call.audience);
    expect(row?.query).toEqual(expect.arrayContaining(Object.keys(call.query.shape)));
    expect(row?.errors).toEqual(expect.arrayContaining(call.errors.map(String)));
  },
);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'audience' in value;
}

function nameOf(call: Call): string {
  return `${call.method} ${withoutSlash(call.path)}`;
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** Rows of the table 'Calls'. '/a/ and /{id}/' means /a and /a/{id}. */
function readRows(text: string): Row[] {
  const table = /\| Method +\| Path[^\n]*\n\|[- |]+\n((?:\|[^\n]*\n)+)/.exec(text)?.[1] ?? '';
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [, method = '', address = '', who = '', , errors = ''] = line.split('|').map((cell) => cell.trim());
      const [path = '', query = ''] = address.split('?');
      const [first = '', ...more] = path.split(/, | and /).map(withoutSlash);
      return {
        methods: method.split(', '),
        paths: [first, ...more.map((one) => (/^\/\{\w+\*?\}$/.test(one) ? first + one : one))],
        query: query.split('&').map((key) => key.replace(/=.*/, '')),
        who,
        errors: errors.match(/\d{3}/g) ?? [],
      };
    });
}

test('the documentation of calendars names every filter of the calendar', () => {
  const [, sentence = ''] = /The filters are those of the calendar page: (.*?)\. /.exec(readFileSync('docs/feeds.md', 'utf8')) ?? [];
  const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, key]) => key);
  expect(named).toEqual(Object.keys(calendarFilters));
});
