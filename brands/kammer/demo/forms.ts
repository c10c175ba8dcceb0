import type { BrandDemo } from '../../../demo/brand-demo.ts';

/** What the forms say here; their fields are those of every venue, some of them asked in other words. */
export const forms: BrandDemo['forms'] = {
  kontakt: {
    title: { de: 'Schreiben Sie uns', en: 'Write to us' },
    intro: {
      de: 'Sie schreiben, einer von uns vieren liest es und antwortet, meistens bevor die Bar aufmacht.',
      en: 'You write, one of the four of us reads it and answers, mostly before the bar opens.',
    },
    recipients: ['kasse@kammer-zwoelf.example'],
    fields: { message: { label: { de: 'Was Sie sagen wollten', en: 'What you wanted to say' } } },
  },
  schule: {
    title: { de: 'Mit einer Klasse oder Gruppe kommen', en: 'Bring a class or a group' },
    intro: {
      de: 'Wie viele sind Sie, wie alt, und was soll auf keinen Fall passieren? Antje Brügge ruft zurück, meistens in der großen Pause.',
      en: 'How many are you, how old, and what must on no account happen? Antje Brügge will call back, mostly during break.',
    },
    recipients: ['schule@kammer-zwoelf.example'],
    fields: {
      extras: {
        label: { de: 'Und sonst?', en: 'Anything else?' },
        choices: [
          { de: 'Wir kommen vorher in die Schule', en: 'We visit your school beforehand' },
          { de: 'Einmal den Kran bedienen', en: 'A turn at the crane' },
          { de: 'Hinterher reden', en: 'A talk afterwards' },
        ],
      },
      list: {
        help_text: {
          de: 'Hat Zeit. PDF, Word, Text oder Bild, höchstens 10 MB',
          en: 'No hurry. PDF, Word, text or picture, 10 MB at most',
        },
      },
      message: {
        label: { de: 'Worauf sollen wir achten?', en: 'What should we look out for?' },
        help_text: {
          de: 'Rollstuhlplätze, laute Geräusche, wer im Dunkeln lieber außen sitzt',
          en: 'Wheelchair spaces, loud noises, who would rather sit on the aisle in the dark',
        },
      },
    },
  },
  barriere: {
    title: { de: 'Wo kamen Sie nicht weiter?', en: 'Where did you get stuck?' },
    intro: {
      de: 'Eine Stufe, ein Satz, ein Knopf: Was hat Sie aufgehalten? Einen Namen brauchen wir nicht.',
      en: 'A step, a sentence, a button: what stopped you? We do not need a name.',
    },
    recipients: ['zugang@kammer-zwoelf.example'],
    fields: {
      place: {
        choices: [
          { de: 'Auf der Website', en: 'On the website' },
          { de: 'In den Räumen', en: 'In the building' },
        ],
      },
    },
  },
  heft: {
    title: { de: 'Das gefaltete Blatt', en: 'The folded sheet' },
    intro: {
      de: 'Ein gefaltetes Blatt mit allem, was wir vorhaben. Wir schicken es Ihnen, die Briefmarke zahlen wir.',
      en: 'One folded sheet with everything we are up to. We post it to you and pay for the stamp.',
    },
    thanks: {
      de: 'Gefaltet wird am Montag, danach klebt jemand Ihre Adresse auf.',
      en: 'We fold on Monday; then somebody sticks your address on.',
    },
    recipients: ['abo@kammer-zwoelf.example'],
    fields: {
      newsletter: {
        label: { de: 'Schreiben Sie mir auch per E-Mail, zweimal im Monat.', en: 'Write to me by e-mail too, twice a month.' },
      },
    },
  },
  newsletter: {
    title: { de: 'Post aus der Kammer', en: 'Post from the Kammer' },
    intro: {
      de: 'Zweimal im Monat, nie länger als eine Bahnfahrt: was kommt, was wackelt, wo noch Platz ist.',
      en: 'Twice a month, never longer than a tram ride: what is coming, what is uncertain, where there is still room.',
    },
    thanks: {
      de: 'Notiert. Die nächste Post aus der Kammer geht auch an Sie.',
      en: 'Noted. The next post from the Kammer goes to you too.',
    },
    recipients: ['newsletter@kammer-zwoelf.example'],
    fields: {
      agreement: {
        label: {
          de: 'Ja, schreiben Sie mir. Wenn es zu viel wird, bestelle ich es wieder ab.',
          en: 'Yes, write to me. If it gets too much I shall cancel it.',
        },
      },
    },
  },
};
