import type { SeasonInput } from '../../src/features/imports/season.format.ts';
import { paragraphs } from './words.ts';

const contact = { country: 'Deutschland', city: 'Hohenfurt', phone: '030 23125 400', email: 'kasse@haus-am-ring.example' };

export const venues: SeasonInput<'venues'>[] = [
  {
    key: 'haus-am-ring',
    name: 'Haus am Ring',
    street: 'Am Ring 7',
    zip: '38899',
    ...contact,
    latitude: 51.8342,
    longitude: 10.7853,
    image: 'poster-fledermaus',
    directions: {
      de: paragraphs(
        'Tram 4 und Bus 21 halten an der Station „Theaterring“, von dort sind es zwei Minuten über den Platz. Vom Hauptbahnhof gehen Sie eine Viertelstunde zu Fuß, immer am Wallgraben entlang.',
        'Das Parkhaus „Am Wall“ hat bis eine Stunde nach Vorstellungsende geöffnet. Fahrradbügel stehen vor dem Haupteingang und im Hof.',
      ),
      en: paragraphs(
        'Tram 4 and bus 21 stop at ‘Theaterring’, two minutes’ walk across the square. From the main station it is a quarter of an hour on foot along the old moat.',
        'The car park ‘Am Wall’ stays open until an hour after the performance. There are bicycle racks by the main entrance and in the courtyard.',
      ),
    },
    accessibility: {
      de: paragraphs(
        'Der Haupteingang ist stufenlos. Ein Aufzug führt vom Foyer ins Parkett, in den 1. Rang und zum Gartensaal. Im Großen Haus gibt es acht Rollstuhlplätze, im Kleinen Haus vier.',
        'Großes und Kleines Haus haben eine Induktionsschleife. Assistenzhunde sind willkommen, bitte sagen Sie an der Kasse Bescheid, dann halten wir einen Platz am Rand frei.',
      ),
      en: paragraphs(
        'The main entrance is step-free. A lift takes you from the foyer to the stalls, the dress circle and the Garden Hall. There are eight wheelchair spaces in the Main House and four in the Small House.',
        'Both houses have a hearing loop. Assistance dogs are welcome; tell the box office and we will keep an aisle seat for you.',
      ),
    },
    description: {
      de: paragraphs(
        'Das Haus am Ring wurde 1906 als Stadttheater gebaut, 1944 zerstört und bis 1957 von den Hohenfurtern wieder aufgebaut, zum Teil mit Steinen aus dem eigenen Schutt. Unter seinem Dach liegen vier der sechs Spielstätten.',
        'Das Foyer steht von zehn Uhr an offen. Es gibt Zeitungen, einen Flügel, den jeder spielen darf, und den besten Blick auf den Platz.',
      ),
      en: paragraphs(
        'Built in 1906 as the town theatre and destroyed in 1944, Haus am Ring was rebuilt by the people of Hohenfurt by 1957, partly with stones from its own rubble. Four of our six stages are under its roof.',
        'The foyer is open from ten in the morning. There are newspapers, a piano that anyone may play and the best view of the square.',
      ),
    },
  },
  {
    key: 'studio-am-wall',
    name: 'Studio am Wall',
    street: 'Wallgasse 3',
    zip: '38899',
    ...contact,
    latitude: 51.8351,
    longitude: 10.7888,
    image: 'poster-nachtschicht',
    directions: {
      de: paragraphs(
        'Das Studio liegt hinter dem Haus am Ring, drei Minuten durch die Wallgasse. Der Eingang ist im Hof, folgen Sie der roten Lampe.',
      ),
      en: paragraphs(
        'The studio is behind Haus am Ring, three minutes down Wallgasse. The entrance is in the courtyard: follow the red lamp.',
      ),
    },
    accessibility: {
      de: paragraphs(
        'Der Hof ist gepflastert, der Eingang hat eine Rampe. Bei freier Platzwahl halten wir Rollstuhlplätze in der ersten Reihe frei.',
      ),
      en: paragraphs(
        'The courtyard is cobbled and the entrance has a ramp. Seating is unreserved, and we keep wheelchair spaces in the front row.',
      ),
    },
    description: {
      de: paragraphs(
        'Eine ehemalige Druckerei, 99 Plätze, frei bestuhlt. Hier entstehen die Uraufführungen des Hauses.',
        'Zwischen den Eisensäulen standen bis 1998 die Rotationsmaschinen des Hohenfurter Boten. Ihr Schatten ist auf dem Boden noch zu sehen; Tarek Amrani hat ihn in drei Bühnenbildern mitspielen lassen.',
      ),
      en: paragraphs(
        'A former print works with 99 seats that can stand anywhere. This is where our premieres of new writing are made.',
        'Until 1998 the presses of the local paper stood between its iron columns. Their shadow is still on the floor, and Tarek Amrani has given it a part in three of his sets.',
      ),
    },
  },
  {
    key: 'probebuehne-nord',
    name: { de: 'Probebühne Nord', en: 'North Rehearsal Stage' },
    street: 'Färberweg 21',
    zip: '38901',
    ...contact,
    latitude: 51.8473,
    longitude: 10.7791,
    image: 'poster-werkstatt',
    directions: {
      de: paragraphs('Bus 21 bis „Färberweg“. Die Probebühne liegt neben den Werkstätten, der Besuchereingang ist das blaue Tor.'),
      en: paragraphs('Bus 21 to ‘Färberweg’. The rehearsal stage is next to the workshops; visitors use the blue gate.'),
    },
    accessibility: {
      de: paragraphs('Alles liegt ebenerdig. Eine barrierefreie Toilette ist neben dem Eingang.'),
      en: paragraphs('Everything is on one level. There is an accessible toilet next to the entrance.'),
    },
    description: {
      de: paragraphs(
        'Wo sonst geprobt und gemalt wird, laden Werkstätten und Junges Haus zum Mitmachen ein.',
        'Der Boden ist so groß wie die Bühne im Großen Haus, damit jeder Schritt schon hier stimmt. Nebenan riecht es nach Leim, Holz und Kaffee.',
      ),
      en: paragraphs(
        'Where we usually rehearse and paint, the workshops and Young Ring invite you to join in.',
        'The floor is as large as the stage of the Main House, so that every step is right before it gets there. Next door it smells of glue, timber and coffee.',
      ),
    },
  },
];

export const rooms: SeasonInput<'rooms'>[] = [
  { key: 'grosses-haus', name: { de: 'Großes Haus', en: 'Main House' }, venue: 'haus-am-ring', seats: 812 },
  { key: 'kleines-haus', name: { de: 'Kleines Haus', en: 'Small House' }, venue: 'haus-am-ring', seats: 260 },
  { key: 'studio', name: 'Studio am Wall', venue: 'studio-am-wall', seats: 99 },
  { key: 'unterbuehne', name: { de: 'Unterbühne', en: 'Understage' }, venue: 'haus-am-ring', seats: 60 },
  { key: 'gartensaal', name: { de: 'Gartensaal', en: 'Garden Hall' }, venue: 'haus-am-ring', seats: 180 },
  { key: 'probebuehne', name: { de: 'Probebühne Nord', en: 'North Rehearsal Stage' }, venue: 'probebuehne-nord', seats: 40 },
];

export const genres: SeasonInput<'genres'>[] = [
  { key: 'tragoedie', name: { de: 'Tragödie', en: 'Tragedy' } },
  { key: 'komoedie', name: { de: 'Komödie', en: 'Comedy' } },
  { key: 'drama', name: { de: 'Drama', en: 'Drama' } },
  { key: 'oper', name: { de: 'Oper', en: 'Opera' } },
  { key: 'operette', name: { de: 'Operette und Singspiel', en: 'Operetta and Singspiel' } },
  { key: 'ballett', name: { de: 'Ballett', en: 'Ballet' } },
  { key: 'tanztheater', name: { de: 'Tanztheater', en: 'Dance theatre' } },
  { key: 'liederabend', name: { de: 'Liederabend', en: 'Song recital' } },
  { key: 'orchester', name: { de: 'Orchesterkonzert', en: 'Orchestral concert' } },
  { key: 'kammermusik', name: { de: 'Kammermusik', en: 'Chamber music' } },
  { key: 'maerchen', name: { de: 'Märchen', en: 'Fairy tale' } },
  { key: 'begegnung', name: { de: 'Begegnung', en: 'Meet the theatre' } },
];

export const exhibitionTypes: SeasonInput<'exhibition_types'>[] = [
  { key: 'schauspiel', name: { de: 'Schauspiel', en: 'Drama' } },
  { key: 'oper', name: { de: 'Oper', en: 'Opera' } },
  { key: 'tanz', name: { de: 'Tanz', en: 'Dance' } },
  { key: 'konzert', name: { de: 'Konzert', en: 'Concert' } },
  { key: 'junges-haus', name: { de: 'Junges Haus', en: 'Young Ring' } },
  { key: 'gespraech', name: { de: 'Gespräch und Führung', en: 'Talks and tours' } },
];

export const eventTags: SeasonInput<'event_tags'>[] = [
  { key: 'klassiker', name: { de: 'Klassiker', en: 'Classics' } },
  { key: 'urauffuehrung', name: { de: 'Uraufführung', en: 'World premiere' } },
  { key: 'familie', name: { de: 'Für Familien', en: 'For families' } },
  { key: 'einfuehrung', name: { de: 'Mit Einführung', en: 'With introduction' } },
  { key: 'nachgespraech', name: { de: 'Mit Nachgespräch', en: 'With post-show talk' } },
  { key: 'barrierearm', name: { de: 'Mehr Zugang', en: 'Extra access' } },
  { key: 'zum-letzten-mal', name: { de: 'Zum letzten Mal', en: 'Last performance' } },
  { key: 'nachts', name: { de: 'Nachts', en: 'Late night' } },
  // For the press office: shown nowhere as a filter.
  { key: 'pressetermin', name: { de: 'Pressetermin', en: 'Press night' }, show_in_filter: false },
];

export const productionTags: SeasonInput<'production_tags'>[] = [
  { key: 'neu', name: { de: 'Neu in dieser Spielzeit', en: 'New this season' } },
  { key: 'repertoire', name: { de: 'Im Repertoire', en: 'In repertory' } },
  { key: 'klassiker', name: { de: 'Klassiker', en: 'Classics' } },
  { key: 'urauffuehrung', name: { de: 'Uraufführung', en: 'World premiere' } },
  { key: 'familie', name: { de: 'Für Familien', en: 'For families' } },
];

export const series: SeasonInput<'series'>[] = [
  {
    key: 'freier-verkauf',
    name: { de: 'Freier Verkauf', en: 'General sale' },
    subline: { de: 'Alle Plätze einzeln buchbar', en: 'Every seat sold singly' },
    description: {
      de: paragraphs(
        'Vorstellungen ohne Abonnement: Hier sind auch die Plätze in der Mitte zu haben.',
        'Der Vorverkauf beginnt am Ersten jedes Monats um zehn Uhr für den übernächsten. Wer lieber ansteht, bekommt an der Kasse einen Kaffee dazu.',
      ),
      en: paragraphs(
        'Performances outside the subscriptions, so even the seats in the middle are up for grabs.',
        'Booking opens at ten on the first of each month for the month after next. If you would rather queue, the box office serves coffee.',
      ),
    },
    image: 'poster-carmen',
  },
  {
    key: 'premieren-abo',
    name: { de: 'Premieren-Abo', en: 'First Nights' },
    preline: { de: 'Abonnement', en: 'Subscription' },
    subline: {
      de: 'Acht Premieren, Schauspiel, Oper und Tanz, mit Empfang',
      en: 'Eight premieres of drama, opera and dance, with a reception',
    },
    price_info: { de: 'ab 168\u00a0€', en: 'from 168\u00a0€' },
    description: {
      de: paragraphs(
        'Acht Abende, an denen noch niemand weiß, wie es ausgeht. Ihr Platz ist immer derselbe, das Stück nie.',
        'Nach der Vorstellung bitten wir ins Foyer: Dort stehen die Brezeln und alle, die gerade noch auf der Bühne waren.',
      ),
      en: paragraphs(
        'Eight evenings on which nobody knows yet how it will turn out. Your seat stays the same; the play never does.',
        'Afterwards we meet in the foyer, where you will find pretzels and everyone who was on stage a moment ago.',
      ),
    },
    image: 'poster-sturm',
  },
  {
    key: 'wahl-abo',
    name: { de: 'Wahl-Abo', en: 'Pick and Choose' },
    preline: { de: 'Abonnement', en: 'Subscription' },
    subline: { de: 'Zehn Gutscheine, frei wählbar, übertragbar', en: 'Ten vouchers for any performance, transferable' },
    price_info: { de: 'ab 190\u00a0€', en: 'from 190\u00a0€' },
    description: {
      de: paragraphs(
        'Zehn Gutscheine für eine Spielzeit. Allein zehnmal ins Theater oder mit neun Freunden einmal: Das entscheiden Sie.',
        'Die Gutscheine gelten für Schauspiel, Oper und Tanz, an jedem Wochentag und in jedem Saal. Was am Ende übrig ist, dürfen Sie verschenken.',
      ),
      en: paragraphs(
        'Ten vouchers for one season. Ten evenings on your own or one with nine friends: it is up to you.',
        'They are good for drama, opera and dance, on any day of the week and in any of our houses. Whatever is left at the end makes a present.',
      ),
    },
    image: 'poster-maskenball',
  },
  {
    key: 'ring-zu-zweit',
    name: { de: 'Ring zu zweit', en: 'Ring for Two' },
    preline: { de: 'Abonnement', en: 'Subscription' },
    subline: { de: 'Sechs Sonntage um 16 Uhr, Kaffee inklusive', en: 'Six Sundays at four, coffee included' },
    price_info: { de: 'ab 132\u00a0€', en: 'from 132\u00a0€' },
    description: {
      de: paragraphs(
        'Sechs Nachmittage zu zweit, mit Kaffee und Kuchen in der Pause. Pünktlich zum Abendessen sind Sie wieder zu Hause.',
        'Der Kuchen kommt aus der Bäckerei Quint in Goslar, die Plätze liegen im Parkett links. Wenn Sie einmal verhindert sind, tauschen wir den Sonntag.',
      ),
      en: paragraphs(
        'Six afternoons for two, with coffee and cake in the interval. You will be home in time for supper.',
        'The cake comes from the Quint bakery in Goslar, the seats are on the left of the stalls. If you cannot make it, we will exchange the Sunday.',
      ),
    },
    image: 'poster-matinee',
  },
  {
    key: 'junges-abo',
    name: { de: 'Junges Abo', en: 'Under 27' },
    preline: { de: 'Abonnement', en: 'Subscription' },
    subline: { de: 'Fünf Vorstellungen für alle unter 27', en: 'Five performances for anyone under 27' },
    price_info: { de: 'ab 40\u00a0€', en: 'from 40\u00a0€' },
    description: {
      de: paragraphs(
        'Fünf Abende für zusammen 40 Euro. Wer möchte, bringt die eigenen Eltern zum halben Preis mit.',
        'Ein Ausweis genügt. Nach jeder Vorstellung sitzt jemand aus dem Ensemble an der Bar, der noch Fragen verträgt.',
      ),
      en: paragraphs(
        'Five evenings for forty euros in all. Parents may come along for half price.',
        'Proof of age will do. After each performance somebody from the company sits at the bar and does not mind being asked.',
      ),
    },
    image: 'poster-halbtreppe',
  },
  {
    key: 'kammerkonzerte',
    name: { de: 'Musik im Gartensaal', en: 'Music in the Garden Hall' },
    preline: { de: 'Abonnement', en: 'Subscription' },
    subline: { de: 'Lied, Klavier und kleine Besetzungen', en: 'Song, piano and small ensembles' },
    price_info: { de: 'ab 96\u00a0€', en: 'from 96\u00a0€' },
    description: {
      de: paragraphs(
        '180 Stühle, hohe Fenster, kein Podium: näher kommt man der Musik in Hohenfurt nicht.',
        'Sechs Abende im Winterhalbjahr, ohne Pause und danach mit einem Glas Wein. Die Programme entstehen im Haus, gespielt wird von Menschen, die man am nächsten Tag auf dem Markt trifft.',
      ),
      en: paragraphs(
        'A hundred and eighty chairs, tall windows and no platform: in Hohenfurt you cannot get closer to the music.',
        'Six evenings through the winter, without an interval and with a glass of wine afterwards. The programmes are made in the house and played by people you will meet at the market next day.',
      ),
    },
    image: 'poster-winterreise',
  },
  {
    key: 'nachts-am-ring',
    name: { de: 'Nachts am Ring', en: 'Late at the Ring' },
    subline: { de: 'Nach halb elf, unter der Bühne', en: 'After half past ten, under the stage' },
    price_info: { de: 'Eintritt frei', en: 'Free admission' },
    description: {
      de: paragraphs(
        'Wenn oben der Vorhang gefallen ist, geht unten das Licht an. Kurze Stücke für alle, die noch nicht nach Hause wollen.',
        'Sechzig Plätze, keine Reservierung, der Einlass führt über die Hinterbühne. Die letzte Tram wartet.',
      ),
      en: paragraphs(
        'When the curtain has come down upstairs, the lamps go on below. Short pieces for people who do not want to go home yet.',
        'Sixty seats, no reservations, and the way in leads across the backstage. The last tram waits.',
      ),
    },
    image: 'poster-sandmann',
  },
  {
    key: 'betriebsring',
    name: { de: 'Betriebsring', en: 'Company Circle' },
    show_in_filter: false,
    subline: { de: 'Kontingente für Hohenfurter Betriebe', en: 'Tickets for local companies' },
    description: {
      de: paragraphs(
        'Für Betriebe der Stadt halten wir an ausgewählten Abenden Plätze zurück.',
        'Zehn bis sechzig Karten, auf Wunsch mit einer Führung vorher. Rufen Sie uns an, wir finden einen Termin.',
      ),
      en: paragraphs(
        'On certain evenings we keep seats for companies in town.',
        'From ten tickets to sixty, with a tour beforehand if you like. Give us a ring and we will find a date.',
      ),
    },
    image: 'poster-donau',
  },
];

const weekday = (day: number): SeasonInput<'opening_hours'> => ({ key: `tag-${day}`, weekday: day, time_from: '10:00', time_to: '19:30' });

export const openingHours: SeasonInput<'opening_hours'>[] = [
  ...[1, 2, 3, 4, 5].map(weekday),
  { key: 'tag-6', weekday: 6, time_from: '10:00', time_to: '14:00' },
  {
    key: 'tag-7',
    weekday: 7,
    closed: true,
    alternative_text: { de: 'Abendkasse eine Stunde vor Beginn', en: 'Box office opens an hour before the performance' },
  },
];
