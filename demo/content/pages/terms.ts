import { clauses } from './build-modules.ts';
import type { DemoPage } from './demo-page.ts';

export const terms: DemoPage = {
  key: 'agb',
  title: { de: 'AGB', en: 'Terms' },
  headline: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' },
  meta_description: {
    de: 'Was beim Kauf von Karten, bei Abonnements, Absagen und beim Besuch gilt.',
    en: 'What applies to buying tickets, to subscriptions, cancellations and your visit.',
  },
  modules: [
    clauses(
      {
        de: [
          '1. Geltung und Vertrag',
          '<p>Diese Bedingungen gelten für alle Verträge zwischen der Theater Hohenfurt gGmbH (im Folgenden: das Theater) und ihren Besucherinnen und Besuchern. Mit dem Kauf oder der verbindlichen Bestellung einer Karte kommt ein Vertrag über den Besuch einer bestimmten Vorstellung zustande.</p><p>Im Webshop geben Sie mit dem Knopf „Zahlungspflichtig bestellen“ ein Angebot ab; der Vertrag entsteht mit unserer Bestätigung per E-Mail.</p>',
        ],
        en: [
          '1. Scope and contract',
          '<p>These terms apply to all contracts between Theater Hohenfurt gGmbH (‘the theatre’) and its visitors. Buying a ticket, or ordering one with an obligation to pay, concludes a contract for attending one particular performance.</p><p>In the webshop you make an offer by pressing ‘Place binding order’; the contract is concluded when we confirm it by e-mail.</p>',
        ],
      },
      {
        de: [
          '2. Preise und Ermäßigungen',
          '<p>Es gelten die Preise, die beim Kauf angezeigt werden, einschließlich der gesetzlichen Umsatzsteuer. In den Preisen ist eine Gebühr je Karte enthalten; dazu kommt auf der Website eine Gebühr je Bestellung. Beide nennt der Warenkorb vor dem Kauf. Der Versand auf elektronischem Weg ist frei; der Versand per Post kostet 2,50 Euro.</p><p>Ermäßigungen gelten nur mit Nachweis, den Sie beim Einlass bereithalten. Fehlt er, ist der Unterschied zum vollen Preis nachzuzahlen. Nachträglich können wir keine Ermäßigung gewähren.</p>',
        ],
        en: [
          '2. Prices and concessions',
          '<p>The prices shown at the time of purchase apply and include VAT. They contain a fee per ticket; on the website a fee per order is added. Your cart names both before you buy. Electronic delivery is free; delivery by post costs 2,50\u00a0€.</p><p>Concessions require proof, which you should have ready at the door. Without it, the difference to the full price is due. Concessions cannot be granted afterwards.</p>',
        ],
      },
      {
        de: [
          '3. Zahlung und Reservierung',
          '<p>Bezahlt wird mit Karte, per Lastschrift oder Überweisung, an der Kasse auch bar und mit Gutschein. Plätze im Warenkorb halten wir 15 Minuten frei.</p><p>Reservierte Karten holen Sie bitte bis 30 Minuten vor Beginn ab; danach gehen sie in den freien Verkauf.</p>',
        ],
        en: [
          '3. Payment and reservation',
          '<p>You can pay by card, direct debit or bank transfer, and at the box office also in cash or with a voucher. Seats in your cart are held for 15 minutes.</p><p>Please collect reserved tickets until 30 minutes before the performance; after that they go back on sale.</p>',
        ],
      },
      {
        de: [
          '4. Kein Widerrufsrecht, aber Umtausch',
          '<p>Für Verträge über Freizeitveranstaltungen an einem festen Termin gibt es kein gesetzliches Widerrufsrecht (§ 312g Absatz 2 Nummer 9 BGB). Wir tauschen Karten trotzdem bis zum Vortag, 18 Uhr, gegen eine andere Vorstellung oder einen Gutschein. Davon ausgenommen sind Gastspiele, Silvester und Veranstaltungen, bei denen wir darauf hinweisen.</p>',
        ],
        en: [
          '4. No right of withdrawal, but exchange',
          '<p>There is no statutory right of withdrawal from contracts for leisure events on a fixed date (section 312g (2) no. 9 of the German Civil Code). We nevertheless exchange tickets until six in the evening of the day before, for another performance or a voucher. Guest performances, New Year’s Eve and events marked as such are excluded.</p>',
        ],
      },
      {
        de: [
          '5. Absage und Änderung',
          '<p>Fällt eine Vorstellung aus, erstatten wir den Kartenpreis oder tauschen die Karte, wie Sie wünschen. Wird sie verlegt, gilt die Karte für den neuen Termin; Sie können sie bis 14 Tage nach der Mitteilung zurückgeben. Wird nach mehr als der Hälfte abgebrochen, besteht kein Anspruch auf Erstattung.</p><p>Änderungen der Besetzung oder des Programms bleiben vorbehalten und berechtigen nicht zur Rückgabe.</p>',
        ],
        en: [
          '5. Cancellation and changes',
          '<p>If a performance is cancelled we refund or exchange your ticket, as you prefer. If it is moved, the ticket is valid for the new date; you may return it within 14 days of our notice. There is no refund if a performance has to stop after more than half of it has been played.</p><p>Cast and programme may change; this does not entitle you to return the ticket.</p>',
        ],
      },
      {
        de: [
          '6. Abonnements',
          '<p>Ein Abonnement gilt für eine Spielzeit und verlängert sich um eine weitere, wenn es nicht bis zum 31. Mai in Textform gekündigt wird. Wir erinnern Sie im April daran. Innerhalb des Abonnements können zwei Vorstellungen je Spielzeit getauscht werden. Übertragbar ist es an alle, denen dieselbe Ermäßigung zusteht.</p>',
        ],
        en: [
          '6. Subscriptions',
          '<p>A subscription lasts one season and renews itself for another unless cancelled in writing by 31 May. We remind you in April. Two performances a season may be exchanged. It can be passed on to anyone entitled to the same concession.</p>',
        ],
      },
      {
        de: [
          '7. Im Haus',
          '<p>Nach Beginn ist der Einlass nur in Pausen oder an den vorgesehenen Stellen möglich, ein Anspruch auf den gebuchten Platz besteht dann nicht. Mäntel, Schirme und Rucksäcke gehören in die Garderobe, die im Preis enthalten ist.</p><p>Ton-, Bild- und Filmaufnahmen während der Vorstellung sind nicht gestattet. Bei angekündigten Aufzeichnungen kann das Publikum im Bild zu sehen sein; wer das nicht möchte, bekommt an der Kasse einen anderen Platz.</p>',
        ],
        en: [
          '7. In the house',
          '<p>Once a performance has begun, admission is only possible in intervals or at suitable moments, and not always to the seat you booked. Coats, umbrellas and rucksacks belong in the cloakroom, which is included in the price.</p><p>Recording sound, pictures or film during the performance is not allowed. When a recording has been announced, the audience may be visible; if you do not want that, the box office will find you another seat.</p>',
        ],
      },
      {
        de: [
          '8. Haftung, Schlichtung, Recht',
          '<p>Das Theater haftet unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haftet es nur für die Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren Schaden.</p><p>An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet. Es gilt deutsches Recht.</p><p>Stand: Beginn der laufenden Spielzeit.</p>',
        ],
        en: [
          '8. Liability, disputes, law',
          '<p>The theatre is fully liable for intent and gross negligence and for injury to life, body and health. For slight negligence it is liable only for breach of essential duties and limited to foreseeable damage.</p><p>We neither take part in proceedings before a consumer arbitration board nor are obliged to. German law applies; the German version of these terms is binding.</p><p>As of the beginning of the current season.</p>',
        ],
      },
    ),
  ],
};
