import type { BrandWords } from '../../../demo/brand-demo.ts';

/** What the forms say here; that of the contact form stands with the slides. */
export const formWords: BrandWords = [
  [
    'Sagen Sie uns, wer kommt und wann es passt. Mira Sandner meldet sich mit Vorschlägen.',
    'Wie viele sind Sie, wie alt, und was soll auf keinen Fall passieren? Antje Brügge ruft zurück, meistens in der großen Pause.',
  ],
  [
    'Tell us who is coming and when it suits you. Mira Sandner will reply with suggestions.',
    'How many are you, how old, and what must on no account happen? Antje Brügge will call back, mostly during break.',
  ],
  ['Workshop in der Klasse', 'Wir kommen vorher in die Schule'],
  ['Workshop in your classroom', 'We visit your school beforehand'],
  ['Führung hinter die Bühne', 'Einmal den Kran bedienen'],
  ['Backstage tour', 'A turn at the crane'],
  ['Zum Beispiel Rollstuhlplätze oder Vorkenntnisse', 'Zum Beispiel Rollstuhlplätze, laute Geräusche, wer im Dunkeln lieber außen sitzt'],
  [
    'For instance wheelchair spaces, or what you have read',
    'For instance wheelchair spaces, loud noises, who would rather sit on the aisle in the dark',
  ],
  [
    'Was klappt nicht? Sie können anonym bleiben.',
    'Eine Stufe, ein Satz, ein Knopf: Was hat Sie aufgehalten? Einen Namen brauchen wir nicht.',
  ],
  ['What does not work? You may stay anonymous.', 'A step, a sentence, a button: what stopped you? We do not need a name.'],
  [
    'Alle Premieren, Konzerte und Abos auf 96 Seiten, kostenlos nach Hause.',
    'Ein gefaltetes Blatt mit allem, was wir vorhaben. Wir schicken es Ihnen, die Briefmarke zahlen wir.',
  ],
  [
    'All premieres, concerts and subscriptions on 96 pages, sent to you free of charge.',
    'One folded sheet with everything we are up to. We post it to you and pay for the stamp.',
  ],
  ['Ich möchte auch den Newsletter bekommen, einmal im Monat.', 'Schreiben Sie mir auch per Mail, zweimal im Monat.'],
  ['Send me the newsletter too, once a month.', 'Write to me by e-mail too, twice a month.'],
  [
    'Zweimal im Monat: neue Termine, früher Vorverkauf, eine Geschichte.',
    'Zweimal im Monat, nie länger als eine Bahnfahrt: was kommt, was wackelt, wo noch Platz ist.',
  ],
  [
    'Twice a month: new dates, early booking, one story.',
    'Twice a month, never longer than a tram ride: what is coming, what is uncertain, where there is still room.',
  ],
];
