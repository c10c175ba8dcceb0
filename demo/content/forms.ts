import { type FieldName, fieldTypes } from '../../src/features/forms/field-types.ts';
import type { StoredFormField } from '../../src/features/forms/form-field.fields.ts';
import type { Words } from './words.ts';

/** A form of the demo venue; pages name it '@form:key'. */
export interface DemoForm {
  key: string;
  title: Words;
  intro: Words;
  /** Without it the thanks of every form. */
  thanks?: Words;
  recipients: string[];
  retention_days: number;
  fields: Omit<StoredFormField, 'id'>[];
}

type More = Partial<Omit<StoredFormField, 'id' | 'slug' | 'field_type' | 'label'>>;

function field(kind: FieldName, slug: string, de: string, en: string, more: More = {}): Omit<StoredFormField, 'id'> {
  const empty = { required: false, visible: true, choices: [], default: '', placeholder_text: {}, help_text: {} };
  return { slug, field_type: fieldTypes[kind], label: { de, en }, ...empty, ...more };
}

const isNeeded = { required: true };
const name = field('text', 'name', 'Ihr Name', 'Your name', isNeeded);
const email = field('email', 'email', 'Ihre E-Mail-Adresse', 'Your e-mail address', isNeeded);
const words = (de: string, en: string) => ({ de, en });

export const demoForms: readonly DemoForm[] = [
  {
    key: 'kontakt',
    title: words('Schreiben Sie uns', 'Write to us'),
    intro: words(
      'Eine Frage zu Karten, ein verlorener Schal, ein Lob fürs Orchester: Wir antworten meistens am selben Tag.',
      'A question about tickets, a lost scarf, praise for the orchestra: we mostly answer the same day.',
    ),
    recipients: ['kasse@haus-am-ring.example'],
    retention_days: 180,
    fields: [
      name,
      email,
      field('text', 'phone', 'Telefon', 'Telephone', {
        help_text: words('Nur wenn Sie lieber angerufen werden', 'Only if you would rather be called'),
      }),
      field('select', 'subject', 'Worum geht es?', 'What is it about?', {
        ...isNeeded,
        choices: [
          words('Karten und Abos', 'Tickets and subscriptions'),
          words('Fundsachen', 'Lost property'),
          words('Lob und Kritik', 'Praise and criticism'),
          words('Etwas anderes', 'Something else'),
        ],
      }),
      field('textarea', 'message', 'Ihre Nachricht', 'Your message', isNeeded),
    ],
  },
  {
    key: 'schule',
    title: words('Klasse oder Gruppe anmelden', 'Book for your class or group'),
    intro: words(
      'Sagen Sie uns, wer kommt und wann es passt. Mira Sandner meldet sich mit Vorschlägen.',
      'Tell us who is coming and when it suits you. Mira Sandner will reply with suggestions.',
    ),
    recipients: ['schule@haus-am-ring.example'],
    retention_days: 365,
    fields: [
      name,
      field('text', 'school', 'Schule oder Gruppe', 'School or group', isNeeded),
      email,
      field('number', 'persons', 'Wie viele Personen?', 'How many people?', isNeeded),
      field('radio', 'age', 'Klasse', 'Year', {
        ...isNeeded,
        choices: [
          words('1 bis 4', '1 to 4'),
          words('5 bis 8', '5 to 8'),
          words('9 bis 13', '9 to 13'),
          words('Keine Schulklasse', 'Not a school class'),
        ],
      }),
      field('date', 'day', 'Wunschtermin', 'Preferred date'),
      field('checkboxes', 'extras', 'Was dürfen wir dazu planen?', 'What may we add?', {
        choices: [
          words('Workshop in der Klasse', 'Workshop in your classroom'),
          words('Führung hinter die Bühne', 'Backstage tour'),
          words('Nachgespräch', 'Talk afterwards'),
        ],
      }),
      field('file', 'list', 'Namensliste', 'List of names', {
        help_text: words(
          'Wenn Sie schon eine haben: PDF, Word, Text oder Bild, höchstens 10 MB',
          'If you have one: PDF, Word, text or picture, 10 MB at most',
        ),
      }),
      field('textarea', 'message', 'Was sollen wir wissen?', 'What should we know?', {
        help_text: words('Zum Beispiel Rollstuhlplätze oder Vorkenntnisse', 'For instance wheelchair spaces, or what you have read'),
      }),
    ],
  },
  {
    key: 'barriere',
    title: words('Barriere melden', 'Report a barrier'),
    intro: words('Was klappt nicht? Sie können anonym bleiben.', 'What does not work? You may stay anonymous.'),
    recipients: ['zugang@haus-am-ring.example'],
    retention_days: 365,
    fields: [
      field('radio', 'place', 'Wo?', 'Where?', {
        ...isNeeded,
        choices: [words('Auf der Website', 'On the website'), words('Im Haus', 'In the house')],
      }),
      field('textarea', 'message', 'Was war im Weg?', 'What was in the way?', isNeeded),
      field('url', 'address', 'Adresse der Seite', 'Address of the page', { placeholder_text: words('https://', 'https://') }),
      field('email', 'email', 'E-Mail-Adresse für die Antwort', 'E-mail address for our answer'),
    ],
  },
  {
    key: 'heft',
    title: words('Spielzeitheft bestellen', 'Order the season brochure'),
    intro: words(
      'Alle Premieren, Konzerte und Abos auf 96 Seiten, kostenlos nach Hause.',
      'All premieres, concerts and subscriptions on 96 pages, sent to you free of charge.',
    ),
    thanks: words('Danke! Das Heft geht in den nächsten Tagen zur Post.', 'Thank you! The brochure goes to the post within days.'),
    recipients: ['abo@haus-am-ring.example'],
    retention_days: 60,
    fields: [
      name,
      field('text', 'street', 'Straße und Hausnummer', 'Street and number', isNeeded),
      field('text', 'zip', 'Postleitzahl', 'Postcode', isNeeded),
      field('text', 'city', 'Ort', 'Town', isNeeded),
      field('email', 'email', 'E-Mail-Adresse', 'E-mail address'),
      field(
        'checkbox',
        'newsletter',
        'Ich möchte auch den Newsletter bekommen, zweimal im Monat.',
        'Send me the newsletter too, twice a month.',
      ),
    ],
  },
  {
    key: 'newsletter',
    title: words('Post aus dem Theater', 'Post from the theatre'),
    intro: words(
      'Zweimal im Monat: neue Termine, früher Vorverkauf, eine Geschichte.',
      'Twice a month: new dates, early booking, one story.',
    ),
    thanks: words(
      'Danke! Sie stehen auf der Liste, die nächste Post kommt zu Ihnen.',
      'Thank you! You are on the list; the next letter comes to you.',
    ),
    recipients: ['newsletter@haus-am-ring.example'],
    retention_days: 30,
    fields: [
      field('text', 'first_name', 'Vorname', 'First name'),
      field('email', 'email', 'E-Mail-Adresse', 'E-mail address', isNeeded),
      field('checkboxes', 'topics', 'Was interessiert Sie?', 'What would you like to hear about?', {
        choices: [
          words('Schauspiel', 'Drama'),
          words('Oper', 'Opera'),
          words('Tanz', 'Dance'),
          words('Konzert', 'Concerts'),
          words('Junges Haus', 'For the young'),
        ],
      }),
      field(
        'checkbox',
        'agreement',
        'Ich möchte den Newsletter bekommen; abbestellen kann ich ihn jederzeit.',
        'Please send me the newsletter; I can cancel it at any time.',
        isNeeded,
      ),
    ],
  },
];
