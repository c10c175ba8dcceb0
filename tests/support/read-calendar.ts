/**
 * Reads calendars as RFC 5545 has them, without the library that writes ours, and strictly: what a program might understand in
 * another way is an error.
 */

export interface CalendarProperty {
  /** In small letters, as those of the parameters. */
  name: string;
  parameters: Record<string, string>;
  /** As it stands in the file. */
  value: string;
}

export interface CalendarComponent {
  name: string;
  properties: CalendarProperty[];
  components: CalendarComponent[];
}

/** @throws for what RFC 5545 does not allow. */
export function readCalendar(text: string): CalendarComponent {
  const root: CalendarComponent = { name: '', properties: [], components: [] };
  const open = [root];
  for (const line of unfolded(text)) {
    const property = propertyOf(line);
    const current = open.at(-1) ?? root;
    if (property.name === 'begin') {
      const component = { name: property.value.toLowerCase(), properties: [], components: [] };
      current.components.push(component);
      open.push(component);
    } else if (property.name === 'end') {
      if (open.length === 1 || property.value.toLowerCase() !== current.name) throw new Error(`'${line}' ends what is not open.`);
      open.pop();
    } else current.properties.push(property);
  }
  const [calendar, ...others] = root.components;
  if (open.length > 1 || !calendar || others.length + root.properties.length > 0) throw new Error('Expected one whole VCALENDAR.');
  return calendar;
}

export function propertyNamed({ properties }: CalendarComponent, name: string): CalendarProperty | undefined {
  return properties.find((property) => property.name === name);
}

/** The texts of a value, which commas separate. @throws for letters that need a backslash and others that have one. */
export function textsOf(value: string): string[] {
  const texts = [''];
  for (const [part] of value.matchAll(/\\[\s\S]|[\s\S]/gu)) {
    const escaped = /^\\([\\;,nN])$/.exec(part)?.[1];
    if (part === ',') texts.push('');
    else if (part === ';' || part === '\\' || (part.startsWith('\\') && escaped === undefined)) throw new Error(`'${part}' in a text.`);
    else texts.push((texts.pop() ?? '') + (escaped ? escaped.replace(/n/i, '\n') : part));
  }
  return texts;
}

/** The one text of a value. */
export function textOf(value: string): string {
  const [text = '', ...others] = textsOf(value);
  if (others.length > 0) throw new Error(`Expected one text in '${value}'.`);
  return text;
}

/** A moment in milliseconds, by the VTIMEZONE of the calendar itself. */
export function momentOf(calendar: CalendarComponent, { value, parameters }: CalendarProperty): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)$/.exec(value);
  if (!match) throw new Error(`'${value}' is no moment.`);
  const local = localTime(value);
  if (match[7] === 'Z') return local;
  const zone = calendar.components.find(
    (component) => component.name === 'vtimezone' && propertyNamed(component, 'tzid')?.value === parameters.tzid,
  );
  if (!zone) throw new Error(`There is no VTIMEZONE '${parameters.tzid}'.`);
  const onsets = zone.components.map((observance) => ({ observance, at: lastOnset(observance, local) }));
  const [latest] = onsets.sort((a, b) => b.at - a.at);
  return local - offsetOf(latest ? propertyNamed(latest.observance, 'tzoffsetto') : undefined);
}

/** When an observance with a rule such as 'the last Sunday of March' last began, as local time. */
function lastOnset(observance: CalendarComponent, local: number): number {
  const since = localTime(propertyNamed(observance, 'dtstart')?.value ?? '');
  const [, month, week] = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(-?\d)SU$/.exec(propertyNamed(observance, 'rrule')?.value ?? '') ?? [];
  if (week !== '-1') throw new Error('Expected a rule for the last Sunday of a month.');
  const year = new Date(local).getUTCFullYear();
  const onsets = [year, year - 1].map((one) => {
    const last = new Date(Date.UTC(one, Number(month), 0));
    return Date.UTC(one, Number(month) - 1, last.getUTCDate() - last.getUTCDay()) + (since % 86_400_000);
  });
  return Math.max(...onsets.filter((onset) => onset <= local && onset >= since), Number.NEGATIVE_INFINITY);
}

/** '+0100' in milliseconds. */
function offsetOf(property: CalendarProperty | undefined): number {
  const match = /^([+-])(\d\d)(\d\d)$/.exec(property?.value ?? '');
  if (!match) throw new Error(`'${property?.value}' is no offset.`);
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) * 60_000;
}

function localTime(value: string): number {
  return Date.parse(value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/, '$1-$2-$3T$4:$5:$6Z'));
}

function unfolded(text: string): string[] {
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end.');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) throw new Error(`More than 75 octets: '${line}'.`);
    if ([...line].some((letter) => (letter < ' ' && letter !== '\t') || letter === '\u007f'))
      throw new Error(`A control character in ${JSON.stringify(line)}.`);
  }
  return lines
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n');
}

function propertyOf(line: string): CalendarProperty {
  const match = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su.exec(line);
  if (!match) throw new Error(`'${line}' is no content line.`);
  const [, name = '', parameters = '', value = ''] = match;
  const pairs = [...parameters.matchAll(/;([A-Za-z0-9-]+)=(?:"([^"]*)"|([^";:,]*))/g)];
  return {
    name: name.toLowerCase(),
    parameters: Object.fromEntries(pairs.map(([, key = '', quoted, plain]) => [key.toLowerCase(), quoted ?? plain ?? ''])),
    value,
  };
}
