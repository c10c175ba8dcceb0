import type { Translated } from '../../../core/languages.ts';

/** German for the archive's instruments and parts; what is missing stays English. */
const parts = new Map([
  ['Actor', 'Schauspiel'],
  ['Alto Saxophone', 'Altsaxophon'],
  ['Baritone', 'Bariton'],
  ['Bass', 'Bass'],
  ['Bass Clarinet', 'Bassklarinette'],
  ['Bass Trombone', 'Bassposaune'],
  ['Bass-Baritone', 'Bassbariton'],
  ['Bassoon', 'Fagott'],
  ['Cello', 'Violoncello'],
  ['Choreographer', 'Choreographie'],
  ['Choreographer/Dancer', 'Choreographie und Tanz'],
  ['Chorus', 'Chor'],
  ['Clarinet', 'Klarinette'],
  ['Cornet', 'Kornett'],
  ['Countertenor', 'Countertenor'],
  ['Dance Company', 'Tanzensemble'],
  ['Dancer', 'Tanz'],
  ['Double Bass', 'Kontrabass'],
  ['Drum Set', 'Schlagzeug'],
  ['E-Flat Clarinet', 'Es-Klarinette'],
  ['English Horn', 'Englischhorn'],
  ['Ensemble', 'Ensemble'],
  ['Flute', 'Flöte'],
  ['French Horn', 'Horn'],
  ['Guitar', 'Gitarre'],
  ['Harp', 'Harfe'],
  ['Harpsichord', 'Cembalo'],
  ['Host', 'Moderation'],
  ['Host/Vocalist', 'Moderation und Gesang'],
  ['Jazz Bass', 'Jazzbass'],
  ['Mezzo-Soprano', 'Mezzosopran'],
  ['Narrator', 'Erzählung'],
  ['Oboe', 'Oboe'],
  ['Orchestra', 'Orchester'],
  ['Organ', 'Orgel'],
  ['Percussion', 'Schlagwerk'],
  ['Piano', 'Klavier'],
  ['Projection Design', 'Projektionen'],
  ['Saxophone', 'Saxophon'],
  ['Singer', 'Gesang'],
  ['Soprano', 'Sopran'],
  ['Tenor', 'Tenor'],
  ['Trombone', 'Posaune'],
  ['Trumpet', 'Trompete'],
  ['Vibraphone', 'Vibraphon'],
  ['Viola', 'Viola'],
  ['Violin', 'Violine'],
  ['Vocal Group', 'Vokalensemble'],
  ['Vocalist', 'Gesang'],
  ['Voice', 'Stimme'],
]);

const kinds = new Map([
  ['Artist Spotlight', 'Im Porträt'],
  ['Chamber', 'Kammermusik'],
  ['Community', 'In der Nachbarschaft'],
  ['Fundraising Concert', 'Benefizkonzert'],
  ['Lecture', 'Vortrag'],
  ['Non-Subscription', 'Außer Abonnement'],
  ['Parks', 'Konzert im Park'],
  ['Parks - Free Indoor Concert', 'Konzert im Park, Saalkonzert mit freiem Eintritt'],
  ['Runout', 'Gastkonzert'],
  ['Special', 'Sonderkonzert'],
  ['Subscription Season', 'Abonnement'],
  ['Tour', 'Tournee'],
  ["Very Young People's Concert", 'Konzert für die Jüngsten'],
  ["Young People's Concert", 'Jugendkonzert'],
  ["Young People's Concerts for Schools", 'Schulkonzert'],
]);

export const conductor: Translated = { de: 'Musikalische Leitung', en: 'Conductor' };
export const concert: Translated = { de: 'Konzert', en: 'Concert' };

/** A part such as 'Piano' in both languages; without one the person just takes part. */
export function partIn(instrument: string): Translated {
  return instrument ? { de: parts.get(instrument) ?? instrument, en: instrument } : { de: 'Mitwirkung', en: 'Performer' };
}

/** An event type such as 'Subscription Season' in both languages. */
export function kindIn(eventType: string): Translated {
  return { de: kinds.get(eventType) ?? eventType, en: eventType };
}
