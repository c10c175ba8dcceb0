import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** What zod found wrong with a value, in German: its own message is English, and so are those of the fields' rules. */
export function germanIssue(issue: Issue): string {
  const rule = rules.find(([english]) => issue.message.startsWith(english));
  if (rule) return rule[1] + (/, got '.*'$/s.exec(issue.message)?.[0].replace(/^, got '(.*)'$/s, ', da steht „$1“') ?? '');
  switch (issue.code) {
    case 'invalid_type':
      return typeFault(issue);
    case 'invalid_value':
      return `erwartet wird ${issue.values.map((value) => (typeof value === 'string' ? `„${value}“` : String(value))).join(' oder ')}`;
    case 'unrecognized_keys':
      return `ein Feld dieses Namens gibt es nicht: ${issue.keys.map((key) => `„${key}“`).join(', ')}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'erwartet wird weniger als' : 'höchstens'} ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `${issue.inclusive === false ? 'erwartet wird mehr als' : 'mindestens'} ${issue.minimum}${unitOf(issue.origin)}`;
    case 'not_multiple_of':
      return `erwartet wird ein Vielfaches von ${issue.divisor}`;
    case 'invalid_format':
      return issue.format === 'url' ? 'erwartet wird eine Adresse, die mit https:// beginnt' : 'so kann dieser Wert nicht geschrieben sein';
    default:
      return 'dieser Wert passt hier nicht';
  }
}

function typeFault({ expected, message }: Extract<Issue, { code: 'invalid_type' }>): string {
  const [, received = ''] = /, received (.*)$/.exec(message) ?? [];
  if (received === 'undefined') return 'fehlt';
  return `erwartet wird ${types[expected] ?? expected}${received ? `, da steht ${types[received] ?? received}` : ''}`;
}

const types: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein Objekt',
  record: 'ein Objekt',
  tuple: 'eine Liste',
  date: 'ein Datum',
  null: 'null',
  NaN: 'keine Zahl',
  nan: 'keine Zahl',
};

const unitOf = (origin: string): string => (origin === 'string' ? ' Zeichen' : origin === 'array' || origin === 'set' ? ' Einträge' : '');

/** Messages of the fields' own rules by how they begin, the longer before the shorter. */
const rules: readonly (readonly [english: string, german: string])[] = [
  ['This field is required!', 'fehlt'],
  [
    'expected an address beginning with https://, mailto:, tel: or /, an anchor',
    'erwartet wird eine Adresse mit https://, mailto:, tel: oder / am Anfang, ein Anker wie #dates oder etwas wie event:12',
  ],
  ['expected an address beginning with', 'erwartet wird eine Adresse mit https://, mailto:, tel: oder / am Anfang'],
  ['expected a date with time such as', 'erwartet werden Tag und Uhrzeit wie 2026-11-20T19:30'],
  ['expected a date such as', 'erwartet wird ein Tag wie 2024-09-12T04:00:00Z'],
  ['expected a time such as', 'erwartet wird eine Uhrzeit wie 19:30'],
  ['expected a price such as', 'erwartet wird ein Preis wie „12.50“'],
  ['expected a small letter', 'erwartet werden ein kleiner Buchstabe, dann kleine Buchstaben, Ziffern und Bindestriche'],
];
