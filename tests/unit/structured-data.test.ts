import { expect, test } from 'vitest';
import type { Contributor, EventDetail } from '../../src/features/programme/programme.shapes.ts';
import { eventType } from '../../src/features/programme/structured-data/event-type.ts';
import { languageCodes } from '../../src/features/programme/structured-data/language-codes.ts';
import { peopleOf } from '../../src/features/programme/structured-data/people.ts';
import { placeOf } from '../../src/features/programme/structured-data/place.ts';

test('GEN-05 the kind of event follows from what houses call theirs, in both languages, else it is an Event', () => {
  for (const [names, kind] of [
    [['Vorstellung', 'Schauspiel'], 'TheaterEvent'],
    [['Opera'], 'TheaterEvent'],
    [['Vorstellung', undefined, 'Oper von Georges Bizet'], 'TheaterEvent'],
    [['Konzert'], 'MusicEvent'],
    [['Performance', 'Song recital'], 'MusicEvent'],
    [['Tanz'], 'DanceEvent'],
    [['Dance theatre'], 'DanceEvent'],
    [['Gespräch und Führung'], 'EducationEvent'],
    [['Talks and tours'], 'EducationEvent'],
    [['Führung'], 'EducationEvent'],
    // The end of these is no tour.
    [['Uraufführung', 'Tanz'], 'DanceEvent'],
    [['Deutsche Erstaufführung', 'Konzert'], 'MusicEvent'],
    [['Performance', 'Aufführung'], 'Event'],
    [['Ausstellung'], 'ExhibitionEvent'],
    [['Lesung'], 'LiteraryEvent'],
    [['Vorstellung', undefined, ''], 'Event'],
    [[], 'Event'],
  ] as const)
    expect(eventType(names), names.join()).toBe(kind);
});

test('GEN-05 SEO-311 an evening without words has the code for that in both languages', () => {
  for (const text of ['ohne Worte', 'no spoken text', 'No words', 'without text', 'wortlos'])
    expect(languageCodes(text), text).toEqual(['zxx']);
  expect(languageCodes('Englisch, ohne Übertitel')).toEqual(['en']);
});

test('GEN-05 EVD-05 who does what follows from the playbill: those with parts perform', () => {
  const roles = ['Hamlet', 'Anton', 'Regie', 'Set design', 'Licht', 'Musikalische Leitung', 'Komposition', 'Dramaturgie', 'Director'];
  const contributors = roles.map((role) => ({ role, person: { name: `who is ${role}`, link: { url: '' } } }) as Contributor);
  const people = peopleOf([...contributors, ...contributors], (path) => path);
  const names = Object.fromEntries(Object.entries(people).map(([part, all]) => [part, all.map(({ name }) => String(name).slice(7))]));
  expect(names).toEqual({
    performer: ['Hamlet', 'Anton', 'Musikalische Leitung'],
    director: ['Regie', 'Director'],
    composer: ['Komposition'],
    contributor: ['Set design', 'Licht', 'Dramaturgie'],
  });
});

test('GEN-05 a room and its venue of the same name are named once', () => {
  const named = (room: string, venue: string) => placeOf(eventIn(room, venue), 'Site', (path) => path).name;
  expect([named('Studio', 'Haus'), named('Studio', 'Studio'), named('', '')]).toEqual(['Studio, Haus', 'Studio', 'Site']);
});

function eventIn(room: string, venue: string): EventDetail {
  return {
    room: { name: room },
    venue: { name: venue, link: { url: '' }, country: '' },
    access: [] as EventDetail['access'],
  } as EventDetail;
}
