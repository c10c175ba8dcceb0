import fc from 'fast-check';

/** What hands, programs and bad lines do to a file. */
export type FileMutation = (bytes: Buffer) => Buffer;

const cells = [
  '',
  '0',
  '-1',
  '99999999999',
  '1e308',
  '2026-02-30T10:00',
  '31.02.2026',
  '11/20/2026',
  '45980.8125',
  '00000000T000000Z',
  '20270328T023000',
  '99991231T235959',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;INTERVAL=2147483647',
  'FREQ=DAILY;COUNT=-3',
  'BEGIN:VEVENT',
  'END:VCALENDAR',
  'DTSTART;TZID=Nowhere:20261120T193000',
  '"',
  '";"',
  '\u0000',
  '\uFEFF',
  '\uD83C\uDFAD',
  '=cmd|calc!A1',
  '<script>x</script>',
  '__proto__',
  'constructor',
  'x'.repeat(3000),
];

/** A place in a file as a fraction, evenly spread: the preference for edges would cut every file at its begin. */
const place = fc.noBias(fc.nat(999_999)).map((millionth) => millionth / 1_000_000);
const at = (bytes: Buffer, where: number) => Math.floor(where * bytes.length);

const cut = fc.tuple(place, fc.boolean()).map(
  ([where, isEnd]): FileMutation =>
    (bytes) => {
      return isEnd ? bytes.subarray(0, at(bytes, where)) : bytes.subarray(at(bytes, where));
    },
);

const flippedByte = fc.tuple(place, fc.nat(255)).map(
  ([where, mask]): FileMutation =>
    (bytes) => {
      const copy = Buffer.from(bytes);
      const index = at(copy, where);
      copy[index] = (copy[index] ?? 0) ^ mask;
      return copy;
    },
);

const moreBytes = fc.tuple(place, fc.uint8Array({ maxLength: 6 })).map(
  ([where, more]): FileMutation =>
    (bytes) => {
      return Buffer.concat([bytes.subarray(0, at(bytes, where)), more, bytes.subarray(at(bytes, where))]);
    },
);

const movedLine = fc.tuple(place, place, fc.constantFrom('swap', 'double', 'drop')).map(
  ([one, other, how]): FileMutation =>
    (bytes) => {
      const lines = bytes.toString('latin1').split('\n');
      const [a, b] = [Math.floor(one * lines.length), Math.floor(other * lines.length)];
      if (how === 'swap') [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
      else if (how === 'double') lines.splice(a, 0, lines[b] ?? '');
      else lines.splice(a, 1);
      return Buffer.from(lines.join('\n'), 'latin1');
    },
);

const anyCell = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...cells) },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const otherCell = fc.tuple(place, anyCell).map(
  ([where, cell]): FileMutation =>
    (bytes) => {
      const text = bytes.toString('latin1');
      const spots = [...text.matchAll(/[^;:,"\r\n]+/g)];
      const spot = spots[Math.floor(where * spots.length)];
      if (!spot) return bytes;
      const value = Buffer.from(cell).toString('latin1');
      return Buffer.from(text.slice(0, spot.index) + value + text.slice(spot.index + spot[0].length), 'latin1');
    },
);

const otherEncoding = fc.constantFrom<BufferEncoding>('utf16le', 'latin1').map(
  (encoding): FileMutation =>
    (bytes) =>
      Buffer.from(bytes.toString(), encoding),
);

const mutation = fc.oneof(
  { weight: 12, arbitrary: otherCell },
  { weight: 5, arbitrary: movedLine },
  { weight: 3, arbitrary: flippedByte },
  { weight: 1, arbitrary: moreBytes },
  { weight: 2, arbitrary: cut },
  { weight: 1, arbitrary: otherEncoding },
);

/** A right file after a few mutations. */
export function brokenFile(right: Buffer): fc.Arbitrary<Buffer> {
  return fc.array(mutation, { minLength: 1, maxLength: 3 }).map((steps) => steps.reduce((bytes, step) => step(bytes), right));
}
