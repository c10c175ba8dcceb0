import type { BrandWords } from '../../../demo/brand-words.ts';

/** Whole texts about the building and how it became a stage. */
export const history: BrandWords = [
  [
    'Das Haus am Ring wurde 1906 als Stadttheater gebaut, 1944 zerstört und bis 1957 von den Hohenfurtern wieder aufgebaut, zum Teil mit Steinen aus dem eigenen Schutt. Unter seinem Dach liegen vier der sechs Spielstätten.',
    'Bis 1986 hat Kammer 12 des Umspannwerks die Straßenbahn mit Strom versorgt. Seit 1991 wird hier gespielt, was noch niemand kennt. Unter dem Sheddach liegen vier der sechs Spielstätten.',
  ],
  [
    'Built in 1906 as the town theatre and destroyed in 1944, Haus am Ring was rebuilt by the people of Hohenfurt by 1957, partly with stones from its own rubble. Four of our six stages are under its roof.',
    'Until 1986 chamber 12 of the transformer station fed the trams. Since 1991 it has shown what nobody knows yet. Four of our six stages are under its saw-tooth roof.',
  ],
  [
    'Das Foyer steht von zehn Uhr an offen. Es gibt Zeitungen, einen Flügel, den jeder spielen darf, und den besten Blick auf den Platz.',
    'Die Bar öffnet um zehn. Es gibt einen langen Tisch, Strom für alle und ein Klavier, das jeder spielen darf.',
  ],
  [
    'The foyer is open from ten in the morning. There are newspapers, a piano that anyone may play and the best view of the square.',
    'The bar opens at ten. There is one long table, power for everybody and a piano that anyone may play.',
  ],
  ['Der Eingang ist im Hof, folgen Sie der roten Lampe.', 'Der Eingang ist im Hof, folgen Sie der blauen Lampe.'],
  ['drei Minuten durch die Wallgasse', 'eine Minute über den Hof'],
  ['The entrance is in the courtyard: follow the red lamp.', 'The entrance is in the yard: follow the blue lamp.'],
  ['three minutes down Wallgasse', 'a minute across the yard'],
  ['Vierhundert Menschen, ein Abend', 'Vierzig Menschen, ein Abend'],
  ['Four hundred people, one evening', 'Forty people, one evening'],
  [
    'Für jede Person auf der Bühne arbeiten neun dahinter. Sie heißen Schnürmeister, Gewandmeisterin, Orchesterwartin, und an den meisten Abenden sieht sie niemand. Hier haben sie eine Seite.',
    'Hier steht niemand hinter der Bühne, denn es gibt kein Dahinter: Ton, Licht und Kostüm sitzen im selben Raum wie Sie. Hier haben sie auch eine Seite.',
  ],
  [
    'For every person on stage nine work behind it. They are flymen, cutters and orchestra porters, and on most evenings nobody sees them. Here they have a page.',
    'Nobody works behind the stage, for there is no behind: sound, light and costume sit in the same room as you. Here they have a page, too.',
  ],
  [
    'Drei Ränge, eine Drehbühne von 16 Metern und ein Graben für siebzig Musiker.',
    'Eine Werkhalle mit eiserner Galerie, eine Tribüne, die jeden Monat anders steht, und ein Graben, in dem früher Kabel lagen.',
  ],
  [
    'Three tiers, a revolve sixteen metres across and a pit for seventy players.',
    'A factory hall with an iron gallery, a stand that moves every month and a pit that used to hold cables.',
  ],
  [
    '1906 gebaut, 1944 zerstört, 1957 von der Stadt mit eigenen Händen wieder aufgebaut',
    '1912 gebaut, 1986 abgeschaltet, 1991 von Künstlerinnen und Nachbarn wieder unter Strom gesetzt',
  ],
  [
    'Built in 1906, destroyed in 1944, rebuilt by the people of the town by 1957',
    'Built in 1912, switched off in 1986, put under power again by artists and neighbours in 1991',
  ],
  ['Aus dem eigenen Schutt', 'Unter Strom'],
  ['From its own rubble', 'Under power'],
  [
    '<p>Am 14. Oktober öffnet das Stadttheater mit dem „Freischütz“. Der Strom fällt dreimal aus, die Wolfsschlucht gilt bis heute als die beste der Stadt.</p>',
    '<p>Am 14. Oktober geht das Umspannwerk ans Netz. Zwölf Kammern, zwölf Transformatoren, und zum Richtfest spielt die Blaskapelle zwischen den Isolatoren.</p>',
  ],
  [
    '<p>On 14 October the town theatre opens with ‘Der Freischütz’. The electricity fails three times, and the Wolf’s Glen is still considered the best the town has seen.</p>',
    '<p>On 14 October the transformer station goes on line. Twelve chambers, twelve transformers, and the brass band plays between the insulators.</p>',
  ],
  [
    '<p>In einer Novembernacht brennt das Haus bis auf die Umfassungsmauern aus. Gespielt wird noch in derselben Woche, in der Turnhalle der Wallschule, mit Mänteln und ohne Vorhang.</p>',
    '<p>Der letzte Transformator wird abgeholt. Zurück bleiben ein Kran, ein Brummen, das manche noch hören, und die Zahl 12 an der Tür.</p>',
  ],
  [
    '<p>One night in November the house burns down to its outer walls. Within a week the company plays in a school gymnasium, in coats and without a curtain.</p>',
    '<p>The last transformer is taken away. What stays is a crane, a hum that some can still hear, and the number 12 on a door.</p>',
  ],
  [
    '<p>Dreizehn Jahre lang tragen Hohenfurter Steine zusammen. Wer zehn Eimer Schutt sortierte, bekam eine Karte. Der erste Satz auf der neuen Bühne heißt: „Wer da?“</p>',
    '<p>Neun Leute, ein Generator und die Nachbarschaft auf mitgebrachten Stühlen: „Woyzeck“, in Mänteln. Der erste Satz auf der neuen Bühne heißt: „Licht!“</p>',
  ],
  [
    '<p>For thirteen years the people of Hohenfurt collect stones. Ten sorted buckets of rubble earned a ticket. The first words on the new stage are ‘Who’s there?’</p>',
    '<p>Nine people, one generator and the neighbours on chairs of their own: ‘Woyzeck’, in coats. The first word on the new stage is ‘Light!’</p>',
  ],
  [
    '<p>Die letzte Zeitung läuft durch die Rotationsmaschine in der Wallgasse. Zwei Jahre später steht dort das Studio, mit dem Schatten der Maschinen auf dem Boden.</p>',
    '<p>Aus der Druckerei im Hof wird das Studio, mit dem Schatten der Maschinen auf dem Boden.</p>',
  ],
  [
    '<p>The last newspaper runs through the presses in Wallgasse. Two years later the studio opens there, with the shadow of the machines still on the floor.</p>',
    '<p>The print works in the yard becomes the studio, with the shadow of the machines still on the floor.</p>',
  ],
  [
    'Wir haben das Haus nicht wieder aufgebaut, weil wir Theater wollten. Wir haben Theater gewollt, weil wir gebaut haben.',
    'Wir haben keinen Raum für unser Theater gesucht. Wir haben ein Theater für diesen Raum gesucht.',
  ],
  [
    'We did not rebuild the house because we wanted theatre. We wanted theatre because we had built.',
    'We did not look for a room for our theatre. We looked for a theatre for this room.',
  ],
  ['Hilde Brandes, Trümmerfrau und Abonnentin seit 1957', 'Hilde Brandes, Gründerin, Kasse und Bar seit 1991'],
  ['Hilde Brandes, who sorted rubble, a subscriber since 1957', 'Hilde Brandes, founder, box office and bar since 1991'],
  ['Plakat zur „Antigone“, mit der auch 1957 weitergespielt wurde', 'Plakat zur „Antigone“, der zweiten Premiere von 1991'],
  ['Poster for ‘Antigone’, also played in the season of 1957', 'Poster for ‘Antigone’, the second premiere of 1991'],
  ['1906', '1912'],
  ['1944', '1986'],
  ['1957', '1991'],
];
