import { clauses } from './build-modules.ts';
import type { DemoPage } from './demo-page.ts';

export const imprint: DemoPage = {
  key: 'impressum',
  title: { de: 'Impressum', en: 'Imprint' },
  headline: { de: 'Impressum', en: 'Imprint' },
  meta_description: {
    de: 'Wer diese Website verantwortet und wie Sie uns erreichen.',
    en: 'Who is responsible for this website and how to reach us.',
  },
  modules: [
    clauses(
      {
        de: [
          'Anbieterin',
          '<p>Theater Hohenfurt gGmbH<br>Am Ring 7<br>38899 Hohenfurt</p><p>Telefon <a href="tel:+493023125400">030 23125 400</a></p><p><a href="mailto:post@haus-am-ring.example">post@haus-am-ring.example</a></p>',
        ],
        en: [
          'Provider',
          '<p>Theater Hohenfurt gGmbH<br>Am Ring 7<br>38899 Hohenfurt<br>Germany</p><p>Telephone <a href="tel:+493023125400">+49 30 23125 400</a></p><p><a href="mailto:post@haus-am-ring.example">post@haus-am-ring.example</a></p>',
        ],
      },
      {
        de: [
          'Vertretung und Register',
          '<p>Vertreten durch die Intendantin Dorothea Vahl und den kaufmännischen Geschäftsführer Emil Rathke. Vorsitzende des Aufsichtsrats ist Bürgermeisterin Ines Ahlborn.</p><p>Amtsgericht Hohenfurt, HRB 0000. Umsatzsteuer-Identifikationsnummer DE000000000. Alleinige Gesellschafterin ist die Stadt Hohenfurt.</p>',
        ],
        en: [
          'Representatives and register',
          '<p>Represented by Dorothea Vahl, artistic director, and Emil Rathke, managing director. The supervisory board is chaired by Mayor Ines Ahlborn.</p><p>Registered at Amtsgericht Hohenfurt, HRB 0000. VAT number DE000000000. The town of Hohenfurt is the sole shareholder.</p>',
        ],
      },
      {
        de: [
          'Verantwortlich für den Inhalt',
          '<p>Jakob Lindner, Kommunikation, Anschrift wie oben (§ 18 Absatz 2 MStV). Texte der Mediathek verantworten ihre Verfasserinnen und Verfasser mit.</p>',
        ],
        en: [
          'Responsible for content',
          '<p>Jakob Lindner, Communications, at the address above (section 18(2) MStV). Magazine articles are also the responsibility of their authors.</p>',
        ],
      },
      {
        de: [
          'Bilder, Texte, Haftung',
          '<p>Plakate und Porträts: Haus am Ring. Alle Texte und Bilder sind urheberrechtlich geschützt; für die Presse gelten die Hinweise auf der Presseseite. Für Inhalte verlinkter Seiten sind deren Betreiber verantwortlich.</p><p>Dieses Haus ist erfunden. Namen, Nummern und Adressen führen zu niemandem.</p>',
        ],
        en: [
          'Pictures, texts, liability',
          '<p>Posters and portraits: Haus am Ring. All texts and pictures are protected by copyright; the press page says what journalists may use. The operators of linked sites are responsible for what they contain.</p><p>This house is invented. Its names, numbers and addresses lead to nobody.</p>',
        ],
      },
    ),
  ],
};
