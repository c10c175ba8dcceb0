import type { SeasonInput } from '../../src/features/imports/season.format.ts';

/** What visitors of the demo venue type for something its pages call otherwise. */
export const searchSynonyms: SeasonInput<'search_synonyms'>[] = [
  {
    key: 'gastronomie',
    words: {
      de: 'Restaurant, Café, Cafe, Bistro, Kantine, Bar, essen, Essen gehen, trinken, Speisekarte, Pausengetränk, Catering, hungrig, Kaffee trinken',
      en: 'restaurant, café, bistro, canteen, bar, drinks, dinner, eat, snacks, menu, catering, hungry',
    },
    meaning: { de: 'Gastronomie', en: 'Food and drink' },
  },
  {
    key: 'barrierefreiheit',
    words: {
      de: 'wheelchair, Rollstuhl, accessible, accessibility, Rollstuhlplatz, Rollstuhlfahrer, behindertengerecht, Behinderung, Aufzug, Fahrstuhl, schwerhörig, Hörgerät, hearing loop, Begleitperson, Rollator, Toilette, Behindertentoilette, WC, Klo, Rolli, Hunde erlaubt, Blindenhund, Blindenführhund, blind, taub, gehörlos, sehbehindert, Sehbehinderung, Hörbehinderung, Hörschleife, Hörhilfe, Hörhilfen, Schwerhörigenschleife, Kinderwagen, Wickeltisch, Wickelraum',
      en: 'wheelchair, Rollstuhl, barrierefrei, disabled, disability, lift, elevator, hard of hearing, hearing aid, hearing aids, companion, step-free, walker, accessible toilets, toilet, toilets, restroom, WC, guide dog, service dog, dogs allowed, blind, deaf, visually impaired, partially sighted, stroller, strollers, pram, buggy, baby changing',
    },
    meaning: { de: 'Barrierefreiheit', en: 'Accessibility' },
  },
  {
    key: 'anfahrt',
    words: {
      de: 'Parkplatz, parken, Parkhaus, Tiefgarage, Adresse, Wegbeschreibung, Straßenbahn, Haltestelle, Bus, Bahn, Fahrrad, Lageplan, directions, parking, Parkgebühren, Parkgebühr, parken kosten, Fahrrad abstellen, Fahrradständer, S-Bahn, U-Bahn, Zug, Bahnhof, Hauptbahnhof',
      en: 'parking, car park, address, directions, tram, bus, stop, map, bike, how to find us, Anfahrt, Parkplatz, nearest station, station, train, underground, bicycle parking, parking fees',
    },
    meaning: { de: 'Anfahrt', en: 'Getting here' },
  },
  {
    key: 'theaterkasse',
    words: {
      de: 'Karten, Eintrittskarte, Vorverkauf, Abendkasse, Kartenvorverkauf, Telefon, Telefonnummer, Kartentelefon, Hotline, Öffnungszeit, geöffnet, box office, Preise, Kartenpreise, Eintritt, Eintrittspreise, Ermäßigung, ermäßigt, Rabatt, Student, Studierende, Azubi, Senioren, Gutschein, Geschenkgutschein, Geschenk, voucher, Saalplan, Sitzplan',
      en: 'tickets, ticket office, phone, telephone, phone number, opening hours, opening times, open, Kasse, prices, ticket prices, discount, concession, student, seniors, gift voucher, voucher, gift card, gift, present, Gutschein, seating plan, seat plan',
    },
    meaning: { de: 'Theaterkasse', en: 'Box office' },
  },
  {
    key: 'ermaessigung',
    words: {
      de: 'Gutschein verschenken, E-Ticket, eticket, Karten ausdrucken, Studentenrabatt, Rentner, Schwerbehindert, Schwerbehindertenausweis, Behindertenausweis, billigste Karte, günstigste Karte, günstig, billig, sparen, Tarif, Studententarif, Platz wählen, Plätze wählen, Platzwahl, Platzreservierung',
      en: 'e-ticket, print tickets, cheapest ticket, pensioner, blue badge, cheap, save money, choose seats, choose my seats, seat selection',
    },
    meaning: { de: 'Theaterkasse', en: 'Box office' },
  },
  {
    key: 'abonnements',
    words: {
      de: 'Abonnement, Dauerkarte, Abopreise, Theaterabo, subscription, Flatrate, Abo Preise, Abo Preis, Abo kaufen, Abo bestellen',
      en: 'abo, season ticket, membership, package, flat rate, subscribe',
    },
    meaning: { de: 'Abonnements', en: 'Subscriptions' },
  },
  {
    key: 'abo',
    words: {
      de: 'Jugendabo, Schülerabo, Studentenabo, U27, U30, unter 30',
      en: 'student subscription, youth ticket, young people, under 30, U30',
    },
    meaning: { de: 'Junges Abo', en: 'Under 27' },
  },
  { key: 'premiere', words: { de: 'Opening Night', en: 'opening night, first night' }, meaning: { de: 'Premiere', en: 'Premiere' } },
  { key: 'abos', words: 'Abos', meaning: 'Abo' },
  { key: 'zwei', words: { de: 'Abo für zwei, Abo für Paare', en: 'for couples' }, meaning: { de: 'Ring zu zweit', en: 'Ring for Two' } },
  {
    key: 'jobs',
    words: {
      de: 'Stellenangebote, Stellenangebot, Karriere, Praktikum, Ausbildung, arbeiten, Bewerbung, offene Stellen, Vorsprechen, FSJ, Statisterie, Statist, Komparse',
      en: 'vacancies, careers, internship, apprenticeship, work for us, audition, volunteer, extras',
    },
    meaning: { de: 'Jobs', en: 'Jobs' },
  },
  {
    key: 'schule',
    words: {
      de: 'Schulklasse, Klassenfahrt, Lehrer, Unterricht, Workshop für Schulen, Theaterpädagogik, Kita',
      en: 'school class, teachers, lesson, education, nursery, school trip',
    },
    meaning: { de: 'Theater und Schule', en: 'Theatre and school' },
  },
  {
    key: 'ihr-besuch',
    words: {
      de: 'Kleiderordnung, Dresscode, Einlass, zu spät kommen, Garderobe, Jacke abgeben, Fotos, filmen, ausverkauft, Warteliste, Restkarten, last minute, Baby, Altersangabe, Altersbeschränkung, Altersfreigabe, Wi-Fi, WiFi, Internet, FAQ, häufige Fragen, erster Besuch, Ablauf, anziehen, ab welchem Alter, Verspätung, verspätet, wie früh, rauchen',
      en: 'dress code, late arrival, cloakroom, admission, photo, photography, sold out, waiting list, returns, last minute, baby, age limit, age restriction, Wi-Fi, WiFi, WLAN, internet, Einlass, FAQ, questions, first visit, what to wear, wear, latecomers, late arrivals, arrive late, coat check, coats, take pictures, take photos, how early, when to arrive, first time visitor, smoking',
    },
    meaning: { de: 'Ihr Besuch', en: 'Your visit' },
  },
  {
    key: 'agb',
    words: {
      de: 'Storno, Stornierung, stornieren, refund, Rückgabe, Umtausch, Karten zurückgeben, Geschäftsbedingungen, Widerruf, Karten verloren, Karte verloren, Ticket verloren, umbuchen',
      en: 'refund, cancellation, cancel tickets, exchange tickets, conditions, return tickets, Storno, Umtausch, lost ticket, lost tickets, lost my ticket, lost my tickets',
    },
    meaning: { de: 'AGB', en: 'Terms' },
  },
  {
    key: 'datenschutz',
    words: { de: 'Cookies, DSGVO, privacy', en: 'cookies, GDPR, data protection' },
    meaning: { de: 'Datenschutz', en: 'Privacy' },
  },
  {
    key: 'presse',
    words: { de: 'Pressefotos, Journalisten, Pressekontakt, Akkreditierung', en: 'journalists, media contact, press photos, newspaper' },
    meaning: { de: 'Presse', en: 'Press' },
  },
  {
    key: 'kontakt',
    words: {
      de: 'Kontakt, Kontaktformular, E-Mail, Feedback, Beschwerde, Lob, Fundsachen, Fundbüro, verloren, Spende, spenden, Förderverein, Freundeskreis, Vermietung, Raumvermietung, Sponsoring, Sponsoren, Förderer',
      en: 'contact, contact form, email, feedback, complaint, lost property, lost and found, donate, donation, friends of the theatre, venue hire, private hire, sponsors, sponsorship',
    },
    meaning: { de: 'Schreiben Sie uns', en: 'Write to us' },
  },
  {
    key: 'newsletter',
    words: { de: 'Newsletter, Rundbrief, Mailingliste, Verteiler', en: 'newsletter, mailing list, e-mail list' },
    meaning: { de: 'Post aus dem Theater', en: 'Post from the theatre' },
  },
  {
    key: 'spielzeitheft',
    words: {
      de: 'Spielzeitheft, Broschüre, Programmheft bestellen, Prospekt, Katalog, Spielplan als PDF, PDF',
      en: 'brochure, catalogue, leaflet, programme as PDF, PDF',
    },
    meaning: { de: 'Spielzeitheft bestellen', en: 'Order the season brochure' },
  },
  {
    key: 'fuehrung',
    words: { de: 'Führung, Backstage, Theaterführung, hinter die Kulissen', en: 'backstage, guided tour, tour' },
    meaning: { de: 'Hinter dem Eisernen', en: 'Behind the Safety Curtain' },
  },
  {
    key: 'familie',
    words: {
      de: 'Kinder, Kids, Kleinkinder, Teenager, Jugendliche, Familie, Kindertheater, Kinderstück, mit Kindern, Weihnachtsmärchen, Kindergeburtstag',
      en: 'children, kids, toddler, teenager, teens, family, family show, for kids, birthday party',
    },
    meaning: { de: 'Für Familien', en: 'For families' },
  },
  {
    key: 'freier-eintritt',
    words: {
      de: 'kostenlos, kostenlose Veranstaltungen, gratis, umsonst, freier Eintritt, kostenfrei',
      en: 'free, free events, free entry, free admission, no charge, free of charge',
    },
    meaning: { de: 'Eintritt frei', en: 'free entrance' },
  },
  {
    key: 'ensemble',
    words: { de: 'Schauspieler, Schauspielerin, Darsteller, Sänger, Tänzer', en: 'actors, actor, actress, performers, singers, dancers' },
    meaning: { de: 'Ensemble', en: 'Company' },
  },
  {
    key: 'intendanz',
    words: { de: 'Intendant, Intendanz, Theaterleitung', en: 'director of the theatre, theatre director' },
    meaning: { de: 'Intendantin', en: 'Artistic director' },
  },
  {
    key: 'gebaerdensprache',
    words: { de: 'DGS, Gebärdendolmetscher', en: 'BSL, sign language interpreter, signed performance' },
    meaning: { de: 'Gebärdensprache', en: 'sign language' },
  },
  { key: 'ohne-worte', words: { en: 'no language, non-verbal, nonverbal, without words' }, meaning: { en: 'no spoken text' } },
  { key: 'hearing-loop', words: { en: 'induction loop' }, meaning: { en: 'hearing loop' } },
  {
    key: 'audiodeskription',
    words: { de: 'Audiobeschreibung, Hörfassung', en: 'audio described, audio descriptive' },
    meaning: { de: 'Audiodeskription', en: 'audio description' },
  },
  { key: 'pause', words: { en: 'intermission' }, meaning: { en: 'interval' } },
  { key: 'dirigent', words: { de: 'Dirigent, Dirigentin' }, meaning: { de: 'Musikalische Leitung' } },
  { key: 'tschechow', words: { de: 'Checkov, Chekov', en: 'Checkov, Chekov' }, meaning: { de: 'Tschechow', en: 'Chekhov' } },
  { key: 'festival', words: 'Festival, Theaterfestival, Sommerfestival', meaning: { de: 'Nachtlicht', en: 'Nightlight' } },
];
