import { flag } from '../../core/fields/plain.ts';
import { table as cells } from '../../core/fields/table.ts';
import { anchor, translatedText } from '../../core/fields/text.ts';
import { defineModule } from '../../core/module/define-module.ts';

/** A table of texts and figures, such as a price list (MOD-40). */
export const table = defineModule({
  name: 'table',
  label: { de: 'Tabelle', en: 'Table' },
  help: {
    de: 'Preise, Zeiten oder Maße in Zeilen und Spalten; aus Word und Tabellenprogrammen einzufügen.',
    en: 'Prices, times or measures in rows and columns; can be pasted from Word and spreadsheets.',
  },
  group: 'text',
  fields: {
    caption: translatedText({
      label: { de: 'Überschrift', en: 'Caption' },
      help: { de: 'Was in der Tabelle steht; wird vor ihr vorgelesen.', en: 'What the table shows; read out before it.' },
      required: true,
    }),
    cells: cells({ label: { de: 'Zellen', en: 'Cells' }, required: true }),
    header_row: flag({ label: { de: 'Erste Zeile nennt die Spalten', en: 'First row names the columns' }, initial: true }),
    header_column: flag({ label: { de: 'Erste Spalte nennt die Zeilen', en: 'First column names the rows' }, initial: true }),
    anchor: anchor(),
  },
  samples: {
    usual: () => ({
      fields: {
        caption: { de: 'Preise im Großen Haus', en: 'Prices in the main auditorium' },
        cells: {
          de: 'Preisgruppe\tMontag bis Donnerstag\tFreitag bis Sonntag\nParkett\t48 €\t56 €\nErster Rang\t38 €\t44 €\nZweiter Rang\t22 €\t26 €',
          en: 'Price group\tMonday to Thursday\tFriday to Sunday\nStalls\t€48\t€56\nDress circle\t€38\t€44\nUpper circle\t€22\t€26',
        },
      },
    }),
    full: () => ({
      fields: {
        caption: {
          de: 'Abonnementpreise und Ermäßigungen der Spielzeit, je Vorstellung und Preisgruppe',
          en: 'Subscription prices and concessions of the season, for each performance and price group',
        },
        cells: {
          de: 'Abonnement\tVorstellungen\tPreisgruppe I\tPreisgruppe II\tPreisgruppe III\tErmäßigt\tRollstuhlplatz mit Begleitung\nPremierenabonnement\t8\t392,00 €\t312,50 €\t208,00 €\t–\t156,00 €\nDonnerstagabonnement\t6\t246,00 €\t198,00 €\t132,00 €\t66,00 €\t99,00 €\nTheaterpädagogischer Werkstattnachmittag\t4\t–\t–\t–\t24,00 €\t24,00 €',
          en: 'Subscription\tPerformances\tPrice group I\tPrice group II\tPrice group III\tConcessions\tWheelchair place with companion\nOpening nights\t8\t€392.00\t€312.50\t€208.00\t–\t€156.00\nThursdays\t6\t€246.00\t€198.00\t€132.00\t€66.00\t€99.00\nWorkshop afternoons for young people\t4\t–\t–\t–\t€24.00\t€24.00',
        },
        header_row: true,
        header_column: true,
        anchor: 'abopreise',
      },
    }),
    bare: () => ({
      fields: {
        caption: { de: 'Öffnungszeiten der Kasse', en: 'Hours of the box office' },
        cells: {
          de: 'Montag bis Freitag\t12 bis 19 Uhr\nSamstag\t10 bis 14 Uhr',
          en: 'Monday to Friday\t12 noon to 7 pm\nSaturday\t10 am to 2 pm',
        },
        header_row: false,
      },
    }),
  },
});
