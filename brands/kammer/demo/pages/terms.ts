import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { clauses } from '../../../../demo/content/pages/build-modules.ts';

/** The same law and the same shop as elsewhere, in as few sentences as they allow. */
export const terms: PageOfBrand = {
  meta_description: {
    de: 'Acht Absätze über Karten, Tausch, Absagen und das, was im Dunkeln gilt.',
    en: 'Eight paragraphs on tickets, exchanges, cancellations and what applies in the dark.',
  },
  modules: [
    clauses(
      {
        de: [
          '1. Worum es geht',
          '<p>Wer bei der Kammer Zwölf gGmbH eine Karte kauft, schließt mit ihr einen Vertrag über genau einen Abend. Im Webshop ist der Knopf „Zahlungspflichtig bestellen“ Ihr Angebot, unsere Bestätigung per E-Mail die Annahme. An der Bar genügt, dass beide nicken.</p>',
        ],
        en: [
          '1. What this is about',
          '<p>Whoever buys a ticket from Kammer Zwölf gGmbH enters into a contract for exactly one evening. In the webshop, pressing ‘Place binding order’ is your offer and our e-mail the acceptance. At the bar it is enough for both sides to nod.</p>',
        ],
      },
      {
        de: [
          '2. Preis',
          '<p>Es gilt der Preis, den Sie beim Kauf sehen, samt Umsatzsteuer und einer Gebühr für jede Karte. Im Netz kommt eine Gebühr je Bestellung hinzu; beide stehen im Warenkorb, bevor Sie zahlen. Verschickt wird kostenlos per E-Mail oder für 2,50 Euro per Post.</p><p>Wer weniger zahlt, hat den Nachweis dabei, sonst fehlt am Einlass die Differenz. Nachträglich wird nichts billiger.</p>',
        ],
        en: [
          '2. Price',
          '<p>The price you see when you buy applies, VAT and a fee for each ticket included. Online there is a fee per order as well; your cart shows both before you pay. Delivery is free by e-mail and costs 2,50\u00a0€ by post.</p><p>If you pay less, bring the proof, or the difference is due at the door. Nothing becomes cheaper afterwards.</p>',
        ],
      },
      {
        de: [
          '3. Zahlen und zurücklegen',
          '<p>Wir nehmen Karte, Lastschrift und Überweisung, an der Bar auch Münzen und Gutscheine. Ein Warenkorb hält seine Plätze 15 Minuten lang fest. Zurückgelegte Karten geben wir 30 Minuten vor Beginn weiter.</p>',
        ],
        en: [
          '3. Paying and putting aside',
          '<p>We take cards, direct debit and bank transfer, and at the bar coins and vouchers, too. A cart holds its seats for 15 minutes. Tickets put aside are passed on 30 minutes before the start.</p>',
        ],
      },
      {
        de: [
          '4. Tauschen statt widerrufen',
          '<p>Ein Widerrufsrecht sieht das Gesetz für Veranstaltungen an einem festen Tag nicht vor (§ 312g Absatz 2 Nummer 9 BGB). Wir tauschen bis zum Vortag um 18 Uhr, gegen einen anderen Abend oder einen Gutschein. Nicht getauscht werden Silvester, Gastspiele und Abende, bei denen es dabeisteht.</p>',
        ],
        en: [
          '4. Exchange instead of withdrawal',
          '<p>The law grants no right of withdrawal for events on a fixed day (section 312g (2) no. 9 of the German Civil Code). We exchange until six the day before, for another evening or a voucher, except on New Year’s Eve, for guest performances and where we say so.</p>',
        ],
      },
      {
        de: [
          '5. Wenn es anders kommt',
          '<p>Spielen wir nicht, bekommen Sie Ihr Geld oder einen anderen Abend, Sie entscheiden. Verlegen wir, gilt die Karte weiter, und Sie können sie 14 Tage lang zurückgeben. Brechen wir nach der Hälfte ab, war es ein kurzer Abend, aber einer.</p><p>Dass jemand anders spielt als angekündigt, kommt vor und ist kein Grund zur Rückgabe. Manchmal war es einer zum Bleiben.</p>',
        ],
        en: [
          '5. If things turn out differently',
          '<p>If we do not play, you get your money or another evening; the choice is yours. If we move it, your ticket stays valid, and you have 14 days to return it. If we have to stop after the half-way point, it was a short evening, but an evening.</p><p>It happens that somebody else performs. This is no reason for a refund. Sometimes it has been a reason to stay.</p>',
        ],
      },
      {
        de: [
          '6. Abonnements',
          '<p>Sie laufen eine Spielzeit und danach noch eine, falls bis zum 31. Mai keine Kündigung in Textform kommt; die Postkarte im April erinnert daran. Zwei Abende je Spielzeit lassen sich tauschen. Weitergeben dürfen Sie alles, an jemanden mit demselben Anspruch auf Ermäßigung.</p>',
        ],
        en: [
          '6. Subscriptions',
          '<p>They run for one season and then for another unless you cancel in writing by 31 May; a postcard in April reminds you. Two evenings a season may be exchanged. You may pass everything on, to somebody entitled to the same reduction.</p>',
        ],
      },
      {
        de: [
          '7. Bei uns',
          '<p>Wer zu spät kommt, kommt hinein, wenn es nicht stört, und sitzt dann, wo frei ist. Jacken hängen im Gang, gratis und unbewacht. Gläser dürfen mit, Telefone nur ausgeschaltet.</p><p>Aufnehmen dürfen Sie nichts. Wenn wir selbst aufnehmen, sagen wir es vorher; wer nicht ins Bild will, setzt sich auf die andere Seite.</p>',
        ],
        en: [
          '7. In our rooms',
          '<p>Latecomers come in when it disturbs nobody and sit where there is room. Jackets hang in the corridor, free of charge and unattended. Glasses may come along, telephones only switched off.</p><p>You may not record anything. If we record, we say so beforehand; if you would rather not be seen, sit on the other side.</p>',
        ],
      },
      {
        de: [
          '8. Haftung und Recht',
          '<p>Für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit haften wir ohne Grenze, bei leichter Fahrlässigkeit nur für wesentliche Pflichten und nur für Schäden, mit denen man rechnen musste.</p><p>Vor einer Verbraucherschlichtungsstelle verhandeln wir nicht, wir sind dazu auch nicht verpflichtet. Reden Sie lieber mit uns. Es gilt deutsches Recht.</p><p>Stand: erster Abend dieser Spielzeit.</p>',
        ],
        en: [
          '8. Liability and law',
          '<p>For intent, gross negligence and injury to life, body and health we are liable without limit; for slight negligence only where essential duties are concerned, and only for damage one had to expect.</p><p>We do not take part in consumer arbitration, nor are we obliged to. Better to talk to us. German law applies, and the German text is the binding one.</p><p>As of the first evening of this season.</p>',
        ],
      },
    ),
  ],
};
