import type { PageOfBrand } from '../../../../demo/brand-demo.ts';
import { formOf, heading, linkTo, prose, section } from '../../../../demo/content/pages/build-modules.ts';

/** How to get into an old transformer station, and the accessibility statement (SITE-09). */
export const access: PageOfBrand = {
  meta_description: {
    de: 'Wie Sie ohne Stufen hineinkommen, was Sie hören und sehen können und wo es noch hakt, im Gebäude und auf dieser Website.',
    en: 'How to get in without steps, what you can hear and see, and what still gets stuck, in the building and on this site.',
  },
  modules: [
    section('67-33', [
      [
        prose(
          '<p>Ein Umspannwerk von 1912 ist für Transformatoren gebaut, und die rollten. Das hilft uns bis heute: Fast alles liegt auf einer Höhe. Wo nicht, steht es hier.</p>',
          '<p>A transformer station of 1912 was built for transformers, and those came on wheels. This helps us to this day: nearly everything is on one level. Where it is not, we say so.</p>',
        ),
        heading('In den Räumen', 'In the rooms', { anchor: 'im-haus' }),
        prose(
          '<ul><li>Vom Hof in Halle, Salon und Bar gibt es keine Stufe. Galerie und Schaltraum erreichen Sie mit dem Lastenaufzug, jemand fährt mit.</li><li>In den Kabelkeller führen 22 Stufen, einen Aufzug gibt es dort nicht. Was dort läuft, übertragen wir mit Bild und Ton an die Bar.</li><li>Acht Rollstuhlplätze hat die Halle, vier der Salon, im Studio ist die erste Reihe ohne Stühle. Neben jedem ist ein Platz für die Begleitung.</li><li>Halle und Salon haben Induktionsschleifen; Empfänger liegen an der Kasse.</li><li>Abende mit Audiodeskription, Gebärdensprache oder Übertiteln erkennen Sie im Spielplan an „Mehr Zugang“.</li><li>Die barrierefreie Toilette ist neben der Bar, dahinter ein Raum mit Sofa und ohne Licht, wenn es einmal zu viel wird.</li></ul>',
          '<ul><li>There is no step between the yard and the Hall, the Salon or the bar. The goods lift goes to the gallery and the Switch Room; one of us goes with you.</li><li>The cable cellar has 22 steps and no lift. What plays there is relayed to the bar, with picture and sound.</li><li>The Hall has eight wheelchair spaces and the Salon four; in the studio the front row has no chairs. Each has a companion seat beside it.</li><li>Hall and Salon have hearing loops; ask the box office for a receiver.</li><li>Evenings with audio description, sign language or surtitles are marked in the programme.</li><li>The accessible toilet is next to the bar. Behind it is a room with a sofa and no light, for when it gets too much.</li></ul>',
          { decrease_distance: true },
        ),
        heading('Erklärung zu dieser Website', 'Statement on this website', { anchor: 'erklaerung' }),
        prose(
          '<p>Diese Website soll die WCAG 2.2 auf Stufe AA erfüllen, wie es die BITV 2.0 und das Gleichstellungsgesetz verlangen. Geprüft wird sie bei jeder Änderung, von Maschinen und danach von uns.</p><p><strong>Es geht:</strong> lesen ohne Maus und ohne Skript, vierfach vergrößern, Bewegung abschalten. Alle Bilder sind beschrieben.</p><p><strong>Es geht noch nicht:</strong></p><ul><li>Unsere gefalteten Blätter gibt es nur auf Papier. Wir lesen sie vor, Telefon genügt.</li><li>Für Filme von anderen Plattformen können wir keine Untertitel versprechen.</li><li>Leichte Sprache und Gebärdensprache haben unten erst angefangen.</li></ul><p>Wir haben uns selbst bewertet, zuletzt zu Beginn dieser Spielzeit.</p>',
          '<p>This website is meant to conform to WCAG 2.2 at level AA, as German law requires. It is tested whenever something changes, first by machines and then by us.</p><p><strong>What works:</strong> reading without mouse and without script, enlarging four times, switching off motion. Every picture has a description.</p><p><strong>What does not work yet:</strong></p><ul><li>Our folded sheets exist only on paper. We read them to you; a call will do.</li><li>We cannot promise captions for films from other platforms.</li><li>Easy language and sign language have only just begun, further down.</li></ul><p>We assessed ourselves, most recently at the beginning of this season.</p>',
          { decrease_distance: true },
        ),
      ],
      [
        heading('Wer hilft', 'Who helps', { headline_level: 2 }),
        prose(
          '<p>Helga Joost sitzt an der Kasse und kennt jede Schwelle, denn sie hat sie ausgemessen. Rufen Sie vorher an, dann wartet sie an der Haltestelle.</p>',
          '<p>Helga Joost is at the box office and knows every threshold, having measured them all. Call beforehand and she will be waiting at the tram stop.</p>',
          { decrease_distance: true },
        ),
        linkTo('mailto:zugang@kammer-zwoelf.example', 'zugang@kammer-zwoelf.example', 'zugang@kammer-zwoelf.example', 'arrow'),
        linkTo('tel:+496990009444', '069 90009 444', '+49 69 90009 444', 'arrow'),
        prose(
          '<p>Auf Nachrichten antworten wir spätestens nach zwei Wochen, erfahrungsgemäß nach zwei Stunden.</p>',
          '<p>We answer messages within two weeks at most; experience says two hours.</p>',
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
            '<p>Kammer 12 ist ein kleines Theater.</p><p>Früher war hier Strom für die Straßen-Bahn.</p><ul><li>Im Spielplan steht: Was spielen wir? Wann spielen wir?</li><li>Bei Anfahrt steht: Wie kommen Sie zu uns?</li><li>Bei Theaterkasse steht: Wo gibt es Karten?</li></ul><p>Brauchen Sie Hilfe? Rufen Sie Helga Joost an: 069 90009 444.</p>',
            '<p>Kammer 12 is a small theatre.</p><p>Long ago there was power for the trams here.</p><ul><li>Programme tells you: What do we play? When do we play?</li><li>Getting here tells you: How do you come to us?</li><li>Box office tells you: Where can you buy tickets?</li></ul><p>Do you need help? Call Helga Joost: +49 69 90009 444.</p>',
            { decrease_distance: true },
          ),
        ],
        [
          heading('Gebärdensprache', 'Sign language', { anchor: 'gebaerdensprache' }),
          prose(
            '<p>Den Film über diese Website dreht im Winter eine Gruppe aus dem Gehörlosenzentrum Lindenau, in der Halle, mit dem Kran als Kamerawagen. Bis er fertig ist, holen wir für ein Gespräch eine Dolmetscherin dazu: <a href="mailto:zugang@kammer-zwoelf.example">zugang@kammer-zwoelf.example</a>.</p>',
            '<p>A group from Lindenau’s centre for the deaf is shooting the film about this site over the winter, in the Hall, with the crane as a camera dolly. Until it is finished we will bring an interpreter if you would like to talk: <a href="mailto:zugang@kammer-zwoelf.example">zugang@kammer-zwoelf.example</a>.</p>',
            { decrease_distance: true },
          ),
        ],
      ],
      { extra_class: 'grey' },
    ),
    section('67-33', [
      [
        heading('Wenn wir nicht geholfen haben', 'If we have not been of help', { anchor: 'durchsetzung' }),
        prose(
          '<p>Wenden Sie sich an die Schlichtungsstelle Barrierefreiheit des Landes, Kanzleistraße 3, 99991 Lindenau, <a href="mailto:schlichtung@land.example">schlichtung@land.example</a>. Das kostet nichts, und einen Anwalt brauchen Sie nicht.</p>',
          '<p>Turn to the state’s arbitration office, Schlichtungsstelle Barrierefreiheit, Kanzleistraße 3, 99991 Lindenau, <a href="mailto:schlichtung@land.example">schlichtung@land.example</a>. It costs nothing, and you do not need a lawyer.</p>',
          { decrease_distance: true },
        ),
      ],
      [],
    ]),
  ],
};
