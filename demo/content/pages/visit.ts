import { formOf, heading, linkTo, prose, question, section, teasers } from './build-modules.ts';
import type { DemoPage } from './demo-page.ts';

const boxOffice = {
  de: '<p><strong>Am Ring 7, 38899 Hohenfurt</strong><br>Montag bis Freitag 10 bis 19.30 Uhr, Samstag 10 bis 14 Uhr. Die Abendkasse öffnet eine Stunde vor Beginn.</p><p>Telefon <a href="tel:+493023125400">030 23125 400</a></p><p><a href="mailto:kasse@haus-am-ring.example">kasse@haus-am-ring.example</a></p>',
  en: '<p><strong>Am Ring 7, 38899 Hohenfurt</strong><br>Monday to Friday 10:00 to 19:30, Saturday 10:00 to 14:00. Tickets at the door from an hour before the performance.</p><p>Telephone <a href="tel:+493023125400">+49 30 23125 400</a></p><p><a href="mailto:kasse@haus-am-ring.example">kasse@haus-am-ring.example</a></p>',
};

/** 'Ihr Besuch' with what stands below it as tabs, and the accessibility statement (SITE-09). */
export const visit: readonly DemoPage[] = [
  {
    key: 'besuch',
    title: { de: 'Ihr Besuch', en: 'Your visit' },
    headline: { de: 'Ihr Besuch', en: 'Your visit' },
    meta_description: {
      de: 'Anfahrt, Theaterkasse, Barrierefreiheit und Gastronomie: alles, was Sie vor dem ersten Klingeln wissen möchten.',
      en: 'Getting here, box office, access and food: everything you may want to know before the first bell.',
    },
    in_menu: true,
    has_tab_navigation: true,
    modules: [
      section('67-33', [
        [
          prose(
            '<p>Sie müssen nichts Besonderes anziehen und nichts gelesen haben. Kommen Sie einfach eine halbe Stunde früher: Dann bleibt Zeit für die Garderobe, ein Glas an der Bar und einen Blick in den Saal, bevor es dunkel wird.</p>',
            '<p>There is nothing special to wear and nothing you need to have read. Just come half an hour early: that leaves time for the cloakroom, a glass at the bar and a look at the auditorium before it goes dark.</p>',
          ),
        ],
        [
          linkTo('@link:page:barrierefreiheit', 'Barrierefreiheit', 'Accessibility'),
          linkTo('tel:+493023125400', '030 23125 400', '+49 30 23125 400'),
        ],
      ]),
      teasers('grid', [
        {
          image: '@media:poster-stadtmusikanten',
          headline: { de: 'Anfahrt', en: 'Getting here' },
          text: { de: 'Mit der Tram, dem Rad oder zu Fuß am Wallgraben entlang', en: 'By tram, by bicycle or on foot along the old moat' },
          link: '@link:page:anfahrt',
        },
        {
          image: '@media:poster-kaiser',
          headline: { de: 'Theaterkasse', en: 'Box office' },
          text: {
            de: 'Karten, Ermäßigungen, Gutscheine und was bei Absagen gilt',
            en: 'Tickets, concessions, vouchers and what happens when we cancel',
          },
          link: '@link:page:kasse',
        },
        {
          image: '@media:poster-matinee',
          headline: { de: 'Gastronomie', en: 'Food and drink' },
          text: { de: 'Suppe vor dem Stück, Wein danach, Brezeln immer', en: 'Soup before the play, wine after it, pretzels at any time' },
          link: '@link:page:gastronomie',
        },
      ]),
      heading('Häufige Fragen', 'Questions people ask', { anchor: 'fragen' }),
      question('Was, wenn ich zu spät komme?', 'What if I am late?', {
        de: '<p>Unser Einlasspersonal bringt Sie in der ersten Umbaupause an Ihren Platz oder an einen am Rand. Bei Stücken ohne Pause sehen Sie die ersten Minuten auf dem Bildschirm im Foyer.</p>',
        en: '<p>Our ushers will take you to your seat, or to one at the side, at the first suitable moment. If there is none, you can follow the opening on the screen in the foyer.</p>',
      }),
      question('Darf ich fotografieren?', 'May I take photographs?', {
        de: '<p>Vor der Vorstellung und beim Schlussapplaus gern. Währenddessen bitte nicht: Das Licht stört alle, die hinter Ihnen sitzen, und alle, die auf der Bühne stehen.</p>',
        en: '<p>Before the performance and during the curtain call, gladly. Please do not do it in between: the light bothers everyone behind you and everyone on stage.</p>',
      }),
      question('Darf ich meinen Hund mitnehmen?', 'May I bring my dog?', {
        de: '<p>Assistenzhunde sind immer willkommen. Alle anderen Hunde müssen leider zu Hause bleiben, auch im Foyer ist es ihnen zu voll und zu laut.</p>',
        en: '<p>Assistance dogs are always welcome. All others have to stay at home: even the foyer is too crowded and too loud for them.</p>',
      }),
      question('Ab welchem Alter darf man mit?', 'How old do children have to be?', {
        de: '<p>Die Altersangabe steht bei jedem Stück. Sitzkissen gibt es an der Garderobe, Kinder unter drei Jahren dürfen nur in die Vorstellungen des Jungen Hauses, die für sie gemacht sind.</p>',
        en: '<p>Every production states an age. Booster cushions are at the cloakroom; children under three may only attend the Young Ring shows made for them.</p>',
      }),
      question('Gibt es WLAN im Haus?', 'Is there Wi-Fi?', {
        de: '<p>Ja, im Foyer und in den Garderoben, ohne Passwort. Im Saal bitten wir Sie, Ihr Telefon auszuschalten: Auch ein dunkler Bildschirm leuchtet.</p>',
        en: '<p>Yes, in the foyer and the cloakrooms, without a password. In the auditorium please switch your phone off: even a dark screen glows.</p>',
      }),
      question('Was, wenn ein Abend ausverkauft ist?', 'What if an evening is sold out?', {
        de: '<p>Tragen Sie sich auf der Seite des Abends in die Warteliste ein: Wir schreiben Ihnen, sobald Plätze frei werden. Restkarten gibt es an der Abendkasse, eine Stunde vor Beginn.</p>',
        en: '<p>Put your name on the waiting list on the page of the evening: we write to you as soon as seats become free. Returns are sold at the door from an hour before the performance.</p>',
      }),
      question('Kann ich meine Karte zurückgeben?', 'Can I return my ticket?', {
        de: '<p>Bis zum Vortag tauschen wir sie gegen eine andere Vorstellung oder einen Gutschein. Fällt eine Vorstellung aus, bekommen Sie Ihr Geld zurück. Alles Weitere steht in den <a href="/de/agb">AGB</a>.</p>',
        en: '<p>Until the day before we exchange it for another performance or a voucher. If a performance is cancelled, you get your money back. The details are in our <a href="/en/agb">terms</a>.</p>',
      }),
    ],
  },
  {
    key: 'anfahrt',
    parent: 'besuch',
    title: { de: 'Anfahrt', en: 'Getting here' },
    headline: { de: 'So kommen Sie zu uns', en: 'How to find us' },
    in_menu: true,
    in_footer: true,
    modules: [
      {
        model: 'anchor-list',
        fields: {},
        columns: [
          [
            ['tram', 'Tram und Bus', 'Tram and bus'],
            ['rad', 'Rad und zu Fuß', 'Bicycle and on foot'],
            ['auto', 'Auto', 'Car'],
            ['orte', 'Spielorte', 'Venues'],
          ].map(([anchor, de, en]) => ({ model: 'link', fields: { link: `#${anchor}`, link_text: { de, en } } })),
        ],
      },
      section('33-33-33', [
        [
          heading('Tram und Bus', 'Tram and bus', { anchor: 'tram' }),
          prose(
            '<p>Tram 4 und Bus 21 halten an der Station „Theaterring“. Von dort sind es zwei Minuten über den Platz. Ihre Karte gilt drei Stunden vor und nach der Vorstellung als Fahrschein in der ganzen Stadt.</p>',
            '<p>Tram 4 and bus 21 stop at ‘Theaterring’, two minutes’ walk across the square. Your ticket is valid on every tram and bus in town for three hours before and after the performance.</p>',
          ),
        ],
        [
          heading('Rad und zu Fuß', 'Bicycle and on foot', { anchor: 'rad' }),
          prose(
            '<p>Vom Hauptbahnhof führt ein beleuchteter Weg am Wallgraben entlang, eine Viertelstunde ohne eine einzige Ampel. Achtzig Fahrradbügel stehen vor dem Haupteingang, zwölf mit Ladestation im Hof.</p>',
            '<p>A lit path leads from the main station along the old moat, a quarter of an hour without a single traffic light. There are eighty bicycle stands by the main entrance and twelve with chargers in the courtyard.</p>',
          ),
        ],
        [
          heading('Auto', 'Car', { anchor: 'auto' }),
          prose(
            '<p>Das Parkhaus „Am Wall“ hat bis eine Stunde nach Vorstellungsende geöffnet und kostet mit Ihrer Karte vier Euro. Zwei Behindertenparkplätze liegen direkt am Haupteingang.</p>',
            '<p>The car park ‘Am Wall’ stays open until an hour after the performance and costs four euros with your ticket. Two accessible parking spaces are right by the main entrance.</p>',
          ),
        ],
      ]),
      heading('Drei Adressen', 'Three addresses', { anchor: 'orte' }),
      {
        model: 'venue-list',
        fields: {},
        columns: [
          ['haus-am-ring', 'studio-am-wall', 'probebuehne-nord'].map((key) => ({ model: 'venue', fields: { venue: `@venue:${key}` } })),
        ],
      },
    ],
  },
  {
    key: 'kasse',
    parent: 'besuch',
    title: { de: 'Theaterkasse', en: 'Box office' },
    headline: { de: 'Theaterkasse', en: 'Box office' },
    meta_description: {
      de: 'Karten kaufen und abholen: wann die Kasse geöffnet ist und wie Sie uns erreichen.',
      en: 'Buy and collect tickets: when the box office is open and how to reach us.',
    },
    in_menu: true,
    in_footer: true,
    modules: [
      section('50-50', [
        [heading('Öffnungszeiten und Kontakt', 'Opening hours and contact'), prose(boxOffice.de, boxOffice.en)],
        [
          heading('So kommen Sie an Karten', 'How to get tickets'),
          prose(
            '<p>Der Vorverkauf beginnt am Ersten jedes Monats um zehn Uhr für den übernächsten. Hier auf der Website, am Telefon und an der Kasse gelten dieselben Preise; online kommt je Bestellung eine Gebühr dazu, die der Warenkorb nennt.</p><ul><li>Bezahlen: Karte, Überweisung, an der Kasse auch bar</li><li>Abholen: auf dem Telefon, ausgedruckt oder an der Abendkasse</li><li>Reservieren: telefonisch, bis 30 Minuten vor Beginn</li><li>Platz wählen: im Saalplan beim Buchen, wo es einen gibt, sonst suchen wir die besten Plätze nebeneinander</li></ul>',
            '<p>Booking opens at ten on the first of each month for the month after next. Prices are the same on this website, on the telephone and at the box office; online a fee per order is added, which your cart names.</p><ul><li>Pay by card or bank transfer; at the box office in cash too</li><li>Collect on your phone, on paper or at the door</li><li>Reserve by telephone until 30 minutes before the performance</li><li>Choose your seat in the seating plan while booking, where there is one; otherwise we find the best seats side by side</li></ul>',
          ),
        ],
      ]),
      section(
        '33-67',
        [
          [heading('Ermäßigungen', 'Concessions')],
          [
            prose(
              '<ul><li><strong>Rund 40 Prozent weniger</strong> für alle unter 27, Menschen in Ausbildung und im Freiwilligendienst, mit Bürgergeld oder Sozialpass</li><li><strong>Zwölf Euro</strong> auf allen freien Plätzen ab 30 Minuten vor Beginn</li><li><strong>Zwei für einen</strong> für Menschen mit Begleitung im Ausweis: Die Begleitung kommt frei mit</li><li><strong>Gruppen</strong> ab zehn Personen sparen ein Fünftel, Schulklassen zahlen sieben Euro pro Kopf</li></ul><p>Bringen Sie bitte einen Nachweis mit.</p>',
              '<ul><li><strong>About 40 per cent less</strong> for anyone under 27, in training or voluntary service, and for holders of a social pass</li><li><strong>Twelve euros</strong> for any free seat from 30 minutes before the performance</li><li><strong>Two for one</strong> if your disability pass entitles you to a companion</li><li><strong>Groups</strong> of ten or more save a fifth; school classes pay seven euros a head</li></ul><p>Please bring proof.</p>',
            ),
          ],
        ],
        { extra_class: 'grey' },
      ),
      section('33-67', [
        [heading('Gutscheine', 'Gift vouchers', { anchor: 'gutscheine' })],
        [
          prose(
            '<p>Über jeden Betrag ab zehn Euro, an der Kasse oder am Telefon, auch als Datei zum Ausdrucken. Sie gelten drei Jahre, für alles, was wir spielen, und werden an der Kasse eingelöst.</p>',
            '<p>For any sum from ten euros, at the box office or by telephone, also as a file to print. They are valid for three years and for everything we play, and are redeemed at the box office.</p>',
          ),
        ],
      ]),
      section('67-33', [[formOf('kontakt')], []]),
    ],
  },
  {
    key: 'barrierefreiheit',
    parent: 'besuch',
    title: { de: 'Barrierefreiheit', en: 'Accessibility' },
    headline: { de: 'Barrierefreiheit', en: 'Accessibility' },
    meta_description: {
      de: 'Wie barrierefrei Haus und Website sind, was noch fehlt und wie Sie uns Barrieren melden.',
      en: 'How accessible our house and website are, what is still missing and how to tell us about barriers.',
    },
    in_menu: true,
    in_footer: true,
    modules: [
      section('67-33', [
        [
          prose(
            '<p>Theater ist erst gut, wenn alle hineinkommen. Deshalb steht hier, was geht, was noch nicht geht und wer Ihnen hilft.</p>',
            '<p>A theatre is only any good if everyone can get in. So this is what works, what does not work yet, and who will help you.</p>',
          ),
          heading('Im Haus', 'In the house', { anchor: 'im-haus' }),
          prose(
            '<ul><li>Haupteingang, Kasse und Foyer sind stufenlos, der Aufzug fährt zu allen Rängen.</li><li>Barrierefreie Toiletten liegen hinter der Garderobe.</li><li>Acht Rollstuhlplätze im Großen Haus, vier im Kleinen Haus, jeder mit einem Platz für die Begleitung.</li><li>Induktionsschleifen in beiden Häusern, Empfänger mit Halsschleife an der Garderobe.</li><li>Audiodeskription, Gebärdensprache, Übertitel und entspannte Vorstellungen finden Sie im Spielplan unter „Mehr Zugang“.</li><li>Assistenzhunde sind willkommen. Ein Ruheraum liegt neben den Toiletten.</li></ul>',
            '<ul><li>Main entrance, box office and foyer are step-free; the lift goes to every level.</li><li>Accessible toilets are behind the cloakroom.</li><li>Eight wheelchair spaces in the Main House and four in the Small House, each beside a companion seat.</li><li>Hearing loops in both houses; neck loops at the cloakroom.</li><li>Audio description, sign language, surtitles and relaxed performances are marked in the programme.</li><li>Assistance dogs are welcome. A quiet room is next to the toilets.</li></ul>',
            { decrease_distance: true },
          ),
          heading('Erklärung zu dieser Website', 'Statement on this website', { anchor: 'erklaerung' }),
          prose(
            '<p>Diese Erklärung gilt für den gesamten Auftritt. Er ist nach dem Behindertengleichstellungsgesetz und der BITV 2.0 gestaltet und soll die WCAG 2.2 auf Stufe AA erfüllen. Wir prüfen jede Seite bei jeder Änderung automatisch.</p><p><strong>Was schon geht:</strong> Alles lässt sich mit der Tastatur bedienen und ohne Skript lesen. Texte lassen sich auf das Vierfache vergrößern, Bewegung hält sich an die Einstellung Ihres Geräts, Bilder haben Beschreibungen.</p><p><strong>Was noch fehlt:</strong></p><ul><li>Ältere Programmhefte liegen als PDF ohne Auszeichnung vor. Wir lesen sie Ihnen am Telefon vor oder schicken den Text.</li><li>Filme anderer Anbieter haben nicht immer Untertitel.</li><li>Seiten in Leichter Sprache und Videos in Deutscher Gebärdensprache sind in Arbeit und erscheinen unten auf dieser Seite.</li></ul><p>Stand dieser Erklärung ist der Beginn der laufenden Spielzeit; sie beruht auf einer Selbstbewertung.</p>',
            '<p>This statement covers the whole site. It is designed to meet WCAG 2.2 at level AA and the German regulations that follow from it. Every page is checked automatically whenever it changes.</p><p><strong>What works:</strong> everything can be used with a keyboard and read without script. Text can be enlarged four times, motion follows the settings of your device, and pictures have descriptions.</p><p><strong>What is missing:</strong></p><ul><li>Older programme books are untagged PDFs. We will read them to you on the telephone or send the text.</li><li>Films hosted elsewhere do not always have captions.</li><li>Pages in plain German and videos in German sign language are being made and will appear below.</li></ul><p>The statement is from the beginning of the current season and is based on our own assessment.</p>',
            { decrease_distance: true },
          ),
        ],
        [
          heading('So erreichen Sie uns', 'How to reach us', { headline_level: 2 }),
          prose(
            '<p>Etwas klappt nicht? Schreiben Sie oder rufen Sie an. Wir antworten innerhalb von zwei Wochen, meistens am selben Tag.</p>',
            '<p>Something does not work? Write or call. We answer within two weeks, and mostly the same day.</p>',
            { decrease_distance: true },
          ),
          linkTo('mailto:zugang@haus-am-ring.example', 'zugang@haus-am-ring.example', 'zugang@haus-am-ring.example', 'arrow'),
          linkTo('tel:+493023125444', '030 23125 444', '+49 30 23125 444', 'arrow'),
          prose(
            '<p>Ansprechpartnerin ist Ruth Paulsen, Zimmer 12. Sie holt Sie auf Wunsch auch an der Tram ab.</p>',
            '<p>Ask for Ruth Paulsen, room 12. She will meet you at the tram if you like.</p>',
          ),
        ],
      ]),
      section('67-33', [[formOf('barriere')], []]),
      section(
        '50-50',
        [
          [
            heading('Leichte Sprache', 'Easy language', { anchor: 'leichte-sprache' }),
            prose(
              '<p>Das ist die Internet-Seite von einem Theater.</p><p>Sie finden hier:</p><ul><li>Was wir spielen. Das steht im Spielplan.</li><li>Wie Sie zu uns kommen.</li><li>Wo Sie Karten kaufen.</li></ul><p>Sie haben Fragen? Rufen Sie uns an. Die Nummer ist: 030 23125 444.</p>',
              '<p>This is the website of a theatre.</p><p>Here you can find:</p><ul><li>What we play. It is in the programme.</li><li>How to get to us.</li><li>Where to buy tickets.</li></ul><p>Do you have a question? Call us. The number is: +49 30 23125 444.</p>',
              { decrease_distance: true },
            ),
          ],
          [
            heading('Gebärdensprache', 'Sign language', { anchor: 'gebaerdensprache' }),
            prose(
              '<p>Das Video mit den Inhalten dieser Website in Deutscher Gebärdensprache wird mit dem Gehörlosenverband Hohenfurt gedreht und steht ab Frühjahr hier. Bis dahin beraten wir Sie gern mit Dolmetscherin: Eine Nachricht an <a href="mailto:zugang@haus-am-ring.example">zugang@haus-am-ring.example</a> genügt.</p>',
              '<p>The video about this website in German sign language is being made with the Hohenfurt association of the deaf and will be here in spring. Until then we are happy to talk with an interpreter: write to <a href="mailto:zugang@haus-am-ring.example">zugang@haus-am-ring.example</a>.</p>',
              { decrease_distance: true },
            ),
          ],
        ],
        { extra_class: 'grey' },
      ),
      section('67-33', [
        [
          heading('Wenn Sie mit der Antwort nicht zufrieden sind', 'If our answer does not satisfy you', { anchor: 'durchsetzung' }),
          prose(
            '<p>Dann hilft die Schlichtungsstelle des Landes, kostenlos und ohne Anwalt: Schlichtungsstelle Barrierefreiheit, Wallstraße 40, 38899 Hohenfurt, <a href="mailto:schlichtung@land.example">schlichtung@land.example</a>.</p>',
            '<p>The state’s arbitration office helps, free of charge and without a lawyer: Schlichtungsstelle Barrierefreiheit, Wallstraße 40, 38899 Hohenfurt, <a href="mailto:schlichtung@land.example">schlichtung@land.example</a>.</p>',
            { decrease_distance: true },
          ),
        ],
        [],
      ]),
    ],
  },
  {
    key: 'gastronomie',
    parent: 'besuch',
    title: { de: 'Gastronomie', en: 'Food and drink' },
    headline: { de: 'Gastronomie', en: 'Food and drink' },
    in_menu: true,
    in_footer: true,
    modules: [
      {
        model: 'two-columns',
        fields: {
          extra_class: 'image-text',
          image: '@media:poster-donau',
          text: {
            de: '<p><strong>Foyerbar</strong></p><p>Ab zehn Uhr Kaffee, ab zwölf eine Suppe, ab einer Stunde vor der Vorstellung alles andere. Bestellen Sie die Pausengetränke vorher, dann steht das Tablett mit Ihrem Namen an der Säule.</p><p>Nach der Vorstellung bleibt die Bar offen, bis der Letzte fertig erzählt hat, längstens bis halb eins.</p>',
            en: '<p><strong>Foyer bar</strong></p><p>Coffee from ten, soup from noon and everything else from an hour before the performance. Order your interval drinks beforehand and the tray with your name will be waiting by the column.</p><p>Afterwards the bar stays open until the last story has been told, or half past midnight, whichever comes first.</p>',
          },
        },
      },
      {
        model: 'two-columns',
        fields: {
          extra_class: 'text-image',
          image: '@media:poster-kirschgarten',
          text: {
            de: '<p><strong>Kantine</strong></p><p>Mittags isst das Haus gemeinsam: Beleuchtung neben Ballett, Schneiderei neben Chor. Von 11.30 bis 14 Uhr sind Gäste willkommen. Ein Essen kostet 8,50 Euro, Nachschlag ist umsonst.</p>',
            en: '<p><strong>Canteen</strong></p><p>At lunchtime the whole house eats together: lighting next to ballet, wardrobe next to chorus. Guests are welcome from 11:30 to 14:00. A meal costs 8,50\u00a0€ and seconds are free.</p>',
          },
        },
      },
    ],
  },
];
