import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { clauses } from '../../../../demo/content/pages/build-modules.ts';

export const imprint: PageOfBrand = {
  meta_description: { de: 'Wer hinter der Tür mit der 12 steht.', en: 'Who is behind the door marked 12.' },
  modules: [
    clauses(
      {
        de: [
          'Wer das hier betreibt',
          '<p>Kammer Zwölf gGmbH<br>Kabelstraße 12<br>99991 Lindenau</p><p>Telefon <a href="tel:+496990009400">069 90009 400</a></p><p><a href="mailto:post@kammer-zwoelf.example">post@kammer-zwoelf.example</a></p>',
        ],
        en: [
          'Who runs this',
          '<p>Kammer Zwölf gGmbH<br>Kabelstraße 12<br>99991 Lindenau<br>Germany</p><p>Telephone <a href="tel:+496990009400">+49 69 90009 400</a></p><p><a href="mailto:post@kammer-zwoelf.example">post@kammer-zwoelf.example</a></p>',
        ],
      },
      {
        de: [
          'Wer unterschreibt',
          '<p>Die Geschäftsführung haben Irene Maschek und Konrad Ebel, immer beide. Alleiniger Gesellschafter ist der Verein Umspannwerk Lindenau e. V. mit Lotte Pahl als Vorsitzender; die Stadt gibt Geld und hat keine Stimme.</p><p>Amtsgericht Lindenau, HRB 0012. Umsatzsteuer-Identifikationsnummer DE000000012.</p>',
        ],
        en: [
          'Who signs',
          '<p>Irene Maschek and Konrad Ebel are managing directors and always sign together. The sole shareholder is a society, Umspannwerk Lindenau e. V., chaired by Lotte Pahl; the town gives money and has no vote.</p><p>Registered at Amtsgericht Lindenau, HRB 0012. VAT number DE000000012.</p>',
        ],
      },
      {
        de: [
          'Wer für die Texte geradesteht',
          '<p>Timo Wendt, Anschrift wie oben (§ 18 Absatz 2 MStV). In der Mediathek steht unter jedem Beitrag, wer ihn geschrieben hat, damit Sie wissen, wem Sie widersprechen.</p>',
        ],
        en: [
          'Who answers for the texts',
          '<p>Timo Wendt, at the address above (section 18(2) MStV). Each article in the magazine names its author, so that you know whom to contradict.</p>',
        ],
      },
      {
        de: [
          'Bilder und Links',
          '<p>Plakate und Porträts hat die Kammer 12 selbst geschnitten; sie sind wie alle Texte geschützt. Was die Presse darf, steht bei der Presse. Verlinkte Seiten gehören denen, die sie betreiben.</p><p>Diese Kammer ist erfunden. Wer die Nummern wählt, erreicht niemanden, und in der Kabelstraße wohnt keiner.</p>',
        ],
        en: [
          'Pictures and links',
          '<p>Kammer 12 cut its posters and portraits itself; like all its texts they are protected. The press page says what the press may do. Linked sites belong to those who run them.</p><p>This venue is invented. Dial the numbers and nobody will answer; no one lives in Kabelstraße.</p>',
        ],
      },
    ),
  ],
};
