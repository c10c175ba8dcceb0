import { type Clause, clauses, linkTo, section } from './build-modules.ts';
import type { DemoPage } from './demo-page.ts';

/** What every site of this kind stores, whatever its brand. */
export const storageClause: Clause = {
  de: [
    'Cookies und Speicher',
    [
      '<p>Ohne Zustimmung setzen wir nur, was die Website zum Funktionieren braucht (§ 25 Absatz 2 TDDDG).</p>',
      '<p>Auf der ganzen Website:</p><ul>',
      '<li><strong>cookie_consent_settings</strong>: Ihre Auswahl im Cookie-Dialog, zwölf Monate</li>',
      '<li><strong>alert</strong>: welche Hinweise Sie geschlossen haben, 30 Tage</li>',
      '<li><strong>csrftoken</strong>: eine Zufallszahl, an der wir erkennen, dass ein Formular von Ihnen kommt und nicht von einer fremden Website, bis Sie den Browser schließen</li>',
      '</ul>',
      '<p>Wenn Sie Karten kaufen:</p><ul>',
      '<li><strong>shop_cart</strong>: das Kennzeichen Ihres Warenkorbs, zwei Stunden</li>',
      '<li><strong>shop_held</strong>: welche Karten der Warenkorb hält, um sie nach dem Ende der Reservierung noch einmal anzubieten, zwei Stunden</li>',
      '<li><strong>cartAmount, cartUrl</strong>: die Zahl Ihrer Karten und die Adresse des Warenkorbs für den Kopf der Seiten, solange die Reservierung läuft</li>',
      '<li><strong>shop_form</strong>: was Sie in ein Formular des Webshops geschrieben haben, das nicht angenommen oder noch nicht abgeschickt wurde, fünf Minuten, im Warteraum eine Stunde</li>',
      '<li><strong>shop_checkout</strong>: Name und E-Mail-Adresse, wenn Ihre Reservierung während der Eingabe endet, oder die Nummer der Bestellung, 15 Minuten</li>',
      '<li><strong>waiting_room</strong>: Ihr Platz im Warteraum, 24 Stunden</li>',
      '</ul>',
      '<p>Wenn Sie sich anmelden:</p><ul>',
      '<li><strong>sessionid, is_logged_in</strong>: Ihre Anmeldung und dass es sie gibt, 14 Tage oder bis Sie sich abmelden</li>',
      '<li><strong>knownbrowser</strong>: ein Kennzeichen, dass in diesem Browser schon eine Anmeldung gelang, damit Fehlversuche anderer Sie nicht aussperren, 180 Tage</li>',
      '</ul>',
      '<p>Im Speicher des Browsers:</p><ul>',
      '<li><strong>Merkliste</strong>: was Sie mit dem Herz gemerkt haben, bis Sie es herausnehmen</li>',
      '<li><strong>Formulare</strong>: was Sie in ein Formular geschrieben und noch nicht gesendet haben, und Ihr Name, wenn Sie angemeldet sind, bis Sie den Tab schließen</li>',
      '<li><strong>Offline-Speicher</strong>: der Spielplan der nächsten 30 Tage, damit er auch ohne Netz lesbar ist. Er verlässt Ihr Gerät nicht.</li>',
      '</ul>',
    ].join(''),
  ],
  en: [
    'Cookies and storage',
    [
      '<p>Without your consent we only set what the website needs to work (section 25(2) TDDDG).</p>',
      '<p>On the whole site:</p><ul>',
      '<li><strong>cookie_consent_settings</strong>: your choice in the cookie dialog, twelve months</li>',
      '<li><strong>alert</strong>: which notices you have closed, 30 days</li>',
      '<li><strong>csrftoken</strong>: a random number by which we know that a form comes from you and not from another website, until you close the browser</li>',
      '</ul>',
      '<p>When you buy tickets:</p><ul>',
      '<li><strong>shop_cart</strong>: the mark of your cart, two hours</li>',
      '<li><strong>shop_held</strong>: which tickets the cart holds, to offer them again after the reservation has ended, two hours</li>',
      '<li><strong>cartAmount, cartUrl</strong>: the number of your tickets and the address of the cart for the head of the pages, as long as the reservation runs</li>',
      '<li><strong>shop_form</strong>: what you wrote into a form of the webshop that was not accepted or not sent yet, five minutes, in the waiting room an hour</li>',
      '<li><strong>shop_checkout</strong>: name and e-mail address where your reservation ends while you type, or the number of your order, 15 minutes</li>',
      '<li><strong>waiting_room</strong>: your place in the waiting room, 24 hours</li>',
      '</ul>',
      '<p>When you log in:</p><ul>',
      '<li><strong>sessionid, is_logged_in</strong>: your login and that there is one, 14 days or until you log out</li>',
      '<li><strong>knownbrowser</strong>: a mark that somebody has logged in with this browser before, so that failed attempts of others do not lock you out, 180 days</li>',
      '</ul>',
      '<p>In the storage of the browser:</p><ul>',
      '<li><strong>Favourites</strong>: what you marked with the heart, until you remove it</li>',
      '<li><strong>Forms</strong>: what you wrote into a form and have not sent yet, and your name while you are logged in, until you close the tab</li>',
      '<li><strong>Offline storage</strong>: the programme of the next 30 days, so that it can be read without a network. It does not leave your device.</li>',
      '</ul>',
    ].join(''),
  ],
};

export const privacy: DemoPage = {
  key: 'datenschutz',
  title: { de: 'Datenschutz', en: 'Privacy' },
  headline: { de: 'Datenschutz', en: 'Privacy policy' },
  meta_description: {
    de: 'Welche Daten wir brauchen, welche Cookies es gibt und warum vor Ihrer Zustimmung nichts an Dritte geht.',
    en: 'What data we need, which cookies there are and why nothing goes to anybody else before you agree.',
  },
  modules: [
    clauses(
      {
        de: [
          'Das Wichtigste zuerst',
          '<p>Diese Website kommt ohne Tracking aus. Bevor Sie zustimmen, baut Ihr Browser zu keinem anderen Anbieter eine Verbindung auf: Schriften, Bilder und Skripte liegen bei uns. Ablehnen ist so leicht wie Zustimmen und hat keine Nachteile.</p>',
        ],
        en: [
          'The essentials first',
          '<p>This website does without tracking. Before you agree, your browser connects to nobody but us: fonts, pictures and scripts are kept here. Declining is as easy as agreeing and costs you nothing.</p>',
        ],
      },
      {
        de: [
          'Verantwortlich',
          '<p>Theater Hohenfurt gGmbH, Am Ring 7, 38899 Hohenfurt. Unsere Datenschutzbeauftragte erreichen Sie unter <a href="mailto:datenschutz@haus-am-ring.example">datenschutz@haus-am-ring.example</a>.</p>',
        ],
        en: [
          'Who is responsible',
          '<p>Theater Hohenfurt gGmbH, Am Ring 7, 38899 Hohenfurt, Germany. Our data protection officer can be reached at <a href="mailto:datenschutz@haus-am-ring.example">datenschutz@haus-am-ring.example</a>.</p>',
        ],
      },
      {
        de: [
          'Wenn Sie die Website aufrufen',
          '<p>Unser Server verarbeitet Ihre IP-Adresse, die Adresse der Seite, Zeitpunkt und Art des Browsers, um die Seite auszuliefern und Angriffe abzuwehren. Protokolle werden nach sieben Tagen gelöscht. Grundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (Artikel 6 Absatz 1 Buchstabe f DSGVO).</p>',
        ],
        en: [
          'When you open the website',
          '<p>Our server processes your IP address, the address of the page, the time and the kind of browser in order to deliver the page and fend off attacks. Logs are deleted after seven days. The basis is our legitimate interest in running the site securely (Article 6(1)(f) GDPR).</p>',
        ],
      },
      storageClause,
      {
        de: [
          'Was nur mit Zustimmung lädt',
          '<p>Filme, Musik, Beiträge aus sozialen Medien und Karten anderer Anbieter stehen zunächst als Platzhalter da. Erst wenn Sie zustimmen, für einen Dienst oder für alle, erfährt der Anbieter Ihre IP-Adresse und setzt womöglich eigene Cookies. Einige sitzen in den USA. Welche Dienste es sind, steht mit Anbieter und Land im Cookie-Dialog.</p><p>Grundlage ist Ihre Einwilligung (Artikel 6 Absatz 1 Buchstabe a DSGVO). Wir speichern, dass und unter welchem Text sie gegeben wurde, ohne Ihren Namen und Ihre IP-Adresse. Sie können sie jederzeit widerrufen.</p>',
        ],
        en: [
          'What loads only with your consent',
          '<p>Films, music, social media posts and maps from other providers first appear as placeholders. Only when you agree, for one service or for all, does the provider learn your IP address and possibly set cookies of its own. Some are based in the USA. The cookie dialog names each of them with provider and country.</p><p>The basis is your consent (Article 6(1)(a) GDPR). We store that it was given and under which text, without your name or IP address. You can withdraw it at any time.</p>',
        ],
      },
    ),
    section('100', [[linkTo('#consent', 'Cookie-Einstellungen öffnen', 'Open cookie settings', 'button')]]),
    clauses(
      {
        de: [
          'Wenn Sie Karten kaufen oder uns schreiben',
          '<p>Für den Kauf brauchen wir Namen, E-Mail-Adresse und, je nach Zahlungsart, Angaben zur Zahlung; Letztere gehen verschlüsselt an den Zahlungsdienst. Rechnungen bewahren wir zehn Jahre auf, weil das Gesetz es verlangt. Nachrichten löschen wir, wenn alles geklärt ist, spätestens nach zwei Jahren.</p>',
        ],
        en: [
          'When you buy tickets or write to us',
          '<p>For a purchase we need your name, e-mail address and, depending on the method, payment details, which go to the payment provider in encrypted form. We keep invoices for ten years because the law says so. Messages are deleted once everything is settled, after two years at the latest.</p>',
        ],
      },
      {
        de: [
          'Ihre Rechte',
          '<p>Sie dürfen wissen, was wir über Sie gespeichert haben, es berichtigen, löschen, einschränken oder mitnehmen lassen und der Verarbeitung widersprechen. Schreiben Sie formlos an die Adresse oben. Beschweren können Sie sich außerdem bei der Datenschutzaufsicht des Landes.</p><p>Stand: Beginn der laufenden Spielzeit.</p>',
        ],
        en: [
          'Your rights',
          '<p>You may know what we store about you and have it corrected, deleted, restricted or handed over, and you may object to its processing. Just write to the address above. You may also complain to the state’s data protection authority.</p><p>As of the beginning of the current season.</p>',
        ],
      },
    ),
  ],
};
