import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { formOf, heading, linkTo, prose, question, section, teasers } from '../../../../demo/content/pages/build-modules.ts';

/** 'Ihr Besuch' and the box office, which is the bar. */
export const visit: Record<'besuch' | 'kasse', PageOfBrand> = {
  besuch: {
    meta_description: {
      de: 'Wann Sie da sein sollten, was Sie anhaben dürfen und wie Sie im Dunkeln wieder hinausfinden.',
      en: 'When to be here, what you may wear and how to find your way out in the dark.',
    },
    modules: [
      section('67-33', [
        [
          prose(
            '<p>Ziehen Sie etwas Warmes an, im Kabelkeller sind es vierzehn Grad. Sonst gibt es keine Vorschriften. Der Einlass beginnt eine Viertelstunde vorher, die Bar ist dann schon lange offen, und geklingelt wird bei uns nicht: Jemand sagt Bescheid.</p>',
            '<p>Wear something warm; it is fourteen degrees in the cable cellar. Otherwise there are no rules. Doors open a quarter of an hour before we start, by which time the bar has been open for hours, and there is no bell: somebody tells you.</p>',
          ),
        ],
        [
          linkTo('@link:page:barrierefreiheit', 'Barrierefreiheit', 'Accessibility'),
          linkTo('tel:+496990009400', '069 90009 400', '+49 69 90009 400'),
        ],
      ]),
      teasers('grid', [
        {
          image: '@media:poster-stadtmusikanten',
          headline: { de: 'Anfahrt', en: 'Getting here' },
          text: { de: 'Tram 14 bis „Kraftwerk“, dann vier Minuten geradeaus', en: 'Tram 14 to ‘Kraftwerk’, then four minutes straight on' },
          link: '@link:page:anfahrt',
        },
        {
          image: '@media:poster-kaiser',
          headline: { de: 'Theaterkasse', en: 'Box office' },
          text: {
            de: 'Steht am Ende der Bar und weiß auch, was es zu essen gibt',
            en: 'At the end of the bar; it also knows what there is to eat',
          },
          link: '@link:page:kasse',
        },
        {
          image: '@media:poster-matinee',
          headline: { de: 'Gastronomie', en: 'Food and drink' },
          text: { de: 'Eine Suppe, drei Flaschen Wein, ein Tisch', en: 'One soup, three bottles of wine, one table' },
          link: '@link:page:gastronomie',
        },
      ]),
      heading('Was man uns fragt', 'What people ask us', { anchor: 'fragen' }),
      question('Ich komme zu spät. Und jetzt?', 'I am late. What now?', {
        de: '<p>Klopfen Sie an der Hoftür, leise. Wenn es geht, lassen wir Sie herein, wenn nicht, setzen wir Sie an die Bar und holen Sie, sobald es geht. In „Macbeth“ und im „Sandmann“ geht es nie.</p>',
        en: '<p>Knock at the yard door, quietly. If we can let you in, we will; if not, you wait at the bar until we come for you. In Macbeth and The Sandman there is no way in.</p>',
      }),
      question('Werde ich angesprochen?', 'Will anybody talk to me?', {
        de: '<p>Manchmal. Wer an der Kasse einen blauen Punkt nimmt und ansteckt, wird in Ruhe gelassen. Die Punkte liegen neben den Strohhalmen.</p>',
        en: '<p>Sometimes. Take a blue dot from the box office, pin it on, and you will be left alone. The dots are next to the straws.</p>',
      }),
      question('Darf ich fotografieren?', 'May I take photographs?', {
        de: '<p>Den Raum gern, die Leute nach dem Schluss. Dazwischen nicht: Bei zweihundert Plätzen leuchtet ein Telefon wie ein Scheinwerfer.</p>',
        en: '<p>The room, by all means, and the people once it is over. Not in between: among two hundred seats one telephone is as bright as a spotlight.</p>',
      }),
      question('Kann ich den Hund mitnehmen?', 'May I bring my dog?', {
        de: '<p>Einen Assistenzhund immer. Jeder andere wartet besser zu Hause, im Saal ist es dunkel, und jemand schreit.</p>',
        en: '<p>An assistance dog, always. Any other is happier at home: it is dark in here, and somebody will scream.</p>',
      }),
      question('Kann ich Kinder mitbringen?', 'May I bring children?', {
        de: '<p>Ab dem Alter, das beim Stück steht. Wir meinen es ernst und fragen trotzdem nicht nach. Babys dürfen sonntags um elf an den langen Tisch, dort ist ohnehin niemand leise.</p>',
        en: '<p>From the age given for each piece. We mean it, and we do not check. Babies are welcome at the long table on Sundays at eleven, where nobody is quiet anyway.</p>',
      }),
      question('Alles ausverkauft?', 'Sold out?', {
        de: '<p>Auf der Seite des Abends gibt es eine Warteliste. Eine Stunde vorher gibt es außerdem eine aus Papier, an der Bar. Von zehn, die darauf stehen, kommen meistens acht hinein.</p>',
        en: '<p>There is a waiting list on the page of the evening. From an hour before there is also one on paper, at the bar. Of every ten people on it, eight usually get in.</p>',
      }),
      question('Kann ich meine Karte zurückgeben?', 'Can I return my ticket?', {
        de: '<p>Zurückgeben nicht, tauschen ja, bis zum Vortag um sechs. Wenn wir absagen, bekommen Sie das Geld. Genaueres steht in den <a href="/de/agb">AGB</a>, sie sind kurz.</p>',
        en: '<p>Not return, but exchange, until six the day before. If we cancel, you get the money. The <a href="/en/agb">terms</a> say more, and they are short.</p>',
      }),
    ],
  },
  kasse: {
    meta_description: {
      de: 'Wo es Karten gibt, was sie kosten und wer am anderen Ende sitzt.',
      en: 'Where to get tickets, what they cost and who is at the other end.',
    },
    modules: [
      section('50-50', [
        [
          heading('Wann und wo', 'When and where'),
          prose(
            '<p><strong>Kabelstraße 12, 99991 Lindenau</strong><br>Dienstag bis Samstag 10 bis 18 Uhr, am Ende der Bar. Vor jeder Vorstellung ab einer Stunde vor Beginn, auch sonntags. Montags ist zu.</p><p>Telefon <a href="tel:+496990009400">069 90009 400</a></p><p><a href="mailto:kasse@kammer-zwoelf.example">kasse@kammer-zwoelf.example</a></p>',
            '<p><strong>Kabelstraße 12, 99991 Lindenau</strong><br>Tuesday to Saturday 10:00 to 18:00, at the end of the bar. Before each performance from an hour ahead, on Sundays too. Closed on Mondays.</p><p>Telephone <a href="tel:+496990009400">+49 69 90009 400</a></p><p><a href="mailto:kasse@kammer-zwoelf.example">kasse@kammer-zwoelf.example</a></p>',
          ),
        ],
        [
          heading('So geht es', 'How it works'),
          prose(
            '<p>Am Ersten des Monats um zehn geben wir die Abende des übernächsten frei. Hier, am Telefon und an der Bar kostet eine Karte dasselbe; im Netz kommt eine Gebühr je Bestellung dazu, der Warenkorb sagt, wie viel.</p><ul><li>Bezahlt wird mit Karte oder Überweisung, an der Bar auch bar.</li><li>Die Karte ist ein Code auf dem Telefon, ein Ausdruck oder Ihr Name.</li><li>Zurückgelegt wird auf Anruf. Eine halbe Stunde vor Beginn geben wir sie weiter.</li><li>Im Salon suchen Sie Ihren Platz auf dem Plan aus, sonst setzen wir Sie zusammen.</li></ul>',
            '<p>At ten on the first of the month we release the evenings of the month after next. A ticket costs the same here, on the telephone and at the bar; online there is a fee per order, and your cart tells you how much.</p><ul><li>Pay by card or bank transfer, and at the bar in cash.</li><li>Your ticket is a code on your phone, a printout or your name.</li><li>We put tickets aside if you call. Half an hour before the start we pass them on.</li><li>In the Salon you choose your seat on the plan; elsewhere we seat you together.</li></ul>',
          ),
        ],
      ]),
      section(
        '33-67',
        [
          [heading('Weniger zahlen', 'Paying less')],
          [
            prose(
              '<ul><li><strong>Ein gutes Drittel weniger</strong> für alle unter 27, in Ausbildung, im Freiwilligendienst oder mit Sozialpass</li><li><strong>Zehn Euro</strong> für alles, was fünf Minuten vor Beginn noch frei ist</li><li><strong>Nichts</strong> für die Begleitung, wenn sie im Ausweis steht</li><li><strong>Gruppen</strong> ab acht: Rufen Sie an, dann kochen wir mehr Suppe</li></ul><p>Den Ausweis sehen wir gern einmal. Danach kennen wir Sie.</p>',
              '<ul><li><strong>A good third less</strong> for anyone under 27, in training, in voluntary service or with a social pass</li><li><strong>Ten euros</strong> for whatever is still free five minutes before we start</li><li><strong>Nothing</strong> for your companion, if your disability pass names one</li><li><strong>Groups</strong> from eight: call, and we will make more soup</li></ul><p>We would like to see your proof once. After that we know you.</p>',
            ),
          ],
        ],
        { extra_class: 'grey' },
      ),
      section('33-67', [
        [heading('Verschenken', 'Giving', { anchor: 'gutscheine' })],
        [
          prose(
            '<p>Gutscheine schreiben wir von Hand, über jeden Betrag ab zehn Euro. Wer weiter weg wohnt, bekommt ihn als Datei, und auch die hat jemand von Hand geschrieben. Drei Jahre gültig, eingelöst wird an der Bar.</p>',
            '<p>We write gift vouchers by hand, for any sum from ten euros. If you live further away you get a file, and that, too, was written by hand. They are good for three years and are redeemed at the bar.</p>',
          ),
        ],
      ]),
      section('67-33', [[formOf('kontakt')], []]),
    ],
  },
};
