import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { clauses, linkTo, section } from '../../../../demo/content/pages/build-modules.ts';
import { storageClause } from '../../../../demo/content/pages/privacy.ts';

/** What is stored is the same at every venue, so its list is shared; the rest is said in the words of this one. */
export const privacy: PageOfBrand = {
  meta_description: {
    de: 'Was wir über Sie wissen (wenig), wie lange (kurz) und was erst lädt, wenn Sie Ja sagen.',
    en: 'What we know about you (little), for how long (not very) and what only loads once you say yes.',
  },
  modules: [
    clauses(
      {
        de: [
          'In einem Absatz',
          '<p>Wir zählen Sie nicht. Solange Sie nichts erlauben, spricht Ihr Browser nur mit unserem Server, auch für Schriften, Bilder und Skripte. „Nur notwendige“ steht neben „Alle akzeptieren“ und ist genauso groß.</p>',
        ],
        en: [
          'In one paragraph',
          '<p>We do not count you. As long as you allow nothing, your browser talks to our server only, fonts, pictures and scripts included. ‘Only required’ stands next to ‘Accept all’ and is just as large.</p>',
        ],
      },
      {
        de: [
          'Wer dafür einsteht',
          '<p>Kammer Zwölf gGmbH, Kabelstraße 12, 99991 Lindenau. Wer bei uns auf den Datenschutz achtet, liest <a href="mailto:datenschutz@kammer-zwoelf.example">datenschutz@kammer-zwoelf.example</a>.</p>',
        ],
        en: [
          'Who is responsible',
          '<p>Kammer Zwölf gGmbH, Kabelstraße 12, 99991 Lindenau, Germany. Our data protection officer reads <a href="mailto:datenschutz@kammer-zwoelf.example">datenschutz@kammer-zwoelf.example</a>.</p>',
        ],
      },
      {
        de: [
          'Wenn Sie hier lesen',
          '<p>Der Server erfährt IP-Adresse, Seite, Uhrzeit und Browser, sonst könnte er nicht antworten und keinen Angriff erkennen. Nach sieben Tagen ist das Protokoll gelöscht. Rechtlich ist das unser berechtigtes Interesse (Artikel 6 Absatz 1 Buchstabe f DSGVO), praktisch geht es nicht anders.</p>',
        ],
        en: [
          'While you read',
          '<p>The server learns your IP address, the page, the time and the browser; otherwise it could neither answer nor recognise an attack. After seven days the log is gone. In law this is our legitimate interest (Article 6(1)(f) GDPR); in practice there is no other way.</p>',
        ],
      },
      storageClause,
      {
        de: [
          'Was wartet, bis Sie es erlauben',
          '<p>Filme, Musik, Karten und Beiträge, die auf fremden Servern liegen, sind zuerst nur ein Kasten. Drücken Sie darauf, erfährt der Anbieter Ihre IP-Adresse und darf eigene Cookies setzen, manche in den USA. Im Cookie-Dialog stehen alle, mit Firma und Land.</p><p>Das geschieht mit Ihrer Einwilligung (Artikel 6 Absatz 1 Buchstabe a DSGVO). Wir merken uns, dass es sie gab und welchen Text Sie dabei vor sich hatten, aber nicht, wer Sie sind. Zurücknehmen geht immer, hier:</p>',
        ],
        en: [
          'What waits until you allow it',
          '<p>Films, music, maps and posts that live on other people’s servers are only a box at first. Press it, and the provider learns your IP address and may set cookies of its own, some of them in the USA. The cookie dialog lists them all, with company and country.</p><p>This happens with your consent (Article 6(1)(a) GDPR). We remember that you gave it and which text you saw, but not who you are. You can take it back at any time, here:</p>',
        ],
      },
    ),
    section('100', [[linkTo('#consent', 'Cookie-Einstellungen öffnen', 'Open cookie settings', 'button')]]),
    clauses(
      {
        de: [
          'Karten und Briefe',
          '<p>Für eine Karte brauchen wir einen Namen und eine E-Mail-Adresse. Was Sie beim Bezahlen eingeben, geht verschlüsselt an den Zahlungsdienst und nicht an uns. Rechnungen müssen wir zehn Jahre aufheben. Nachrichten löschen wir, sobald die Sache erledigt ist, und nach zwei Jahren auf jeden Fall.</p>',
        ],
        en: [
          'Tickets and letters',
          '<p>For a ticket we need a name and an e-mail address. What you enter when paying goes to the payment provider, encrypted, and not to us. Invoices have to be kept for ten years. Messages are deleted once the matter is closed, and after two years in any case.</p>',
        ],
      },
      {
        de: [
          'Was Sie verlangen können',
          '<p>Auskunft, Berichtigung, Löschung, Einschränkung, eine Kopie zum Mitnehmen und dass wir damit aufhören: ein Satz an die Adresse oben reicht. Gefällt Ihnen die Antwort nicht, ist die Datenschutzaufsicht des Landes zuständig.</p><p>Stand: erster Abend dieser Spielzeit.</p>',
        ],
        en: [
          'What you may ask for',
          '<p>Access, correction, deletion, restriction, a copy to take away, and that we stop: one sentence to the address above will do. If you do not like the answer, the state’s data protection authority is in charge.</p><p>As of the first evening of this season.</p>',
        ],
      },
    ),
  ],
};
