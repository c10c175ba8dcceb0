/** Kinds of event by the usual names of types and genres, in both languages. */
const types: readonly [RegExp, string][] = [
  [/ausstellung|exhibition/, 'ExhibitionEvent'],
  [
    /gespräch|(?<!auf)führung|workshop|werkstatt|vortrag|probe|\btalks?\b|\btours?\b|lecture|rehearsal|begegnung|meet the/,
    'EducationEvent',
  ],
  [/lesung|literatur|reading|literary/, 'LiteraryEvent'],
  [/kabarett|kleinkunst|stand-up|cabaret/, 'ComedyEvent'],
  [/\bfilm|kino|screening|cinema/, 'ScreeningEvent'],
  [/tanz|ballett|dance|ballet/, 'DanceEvent'],
  [/konzert|liederabend|kammermusik|orchester|recital|concert|chamber music|orchestra/, 'MusicEvent'],
  [/schauspiel|theater|theatre|drama|tragödie|komödie|märchen|oper|musical|singspiel|tragedy|comedy|fairy tale|\bplay\b/, 'TheaterEvent'],
];

/** schema.org's kind of Event: by the first of these names that tells one, the most certain first; else plain 'Event'. */
export function eventType(names: readonly (string | undefined)[]): string {
  for (const name of names) {
    const found = types.find(([words]) => name !== undefined && words.test(name.toLowerCase()));
    if (found) return found[1];
  }
  return 'Event';
}
