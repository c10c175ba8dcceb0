import type { Biographies } from './biographies.ts';

/** Seven voices and five dancers: nobody here sings in a chorus, for there is none. */
export const singersAndDancers = {
  'ilka-brandt': [
    [
      'Wiebke Rohde singt Carmen mit dem Rücken zum Tenor und Hänsel mit vollem Mund. Beides hat sie sich selbst ausgedacht.',
      'Ihre Großmutter hat im Umspannwerk Frequenzen abgelesen und dabei den Kammerton nachgesummt, obwohl das Netz ein G brummt. Die Enkelin hört den Unterschied bis heute.',
    ],
    [
      'Wiebke Rohde sings Carmen with her back to the tenor and Hansel with her mouth full. Both were her own idea.',
      'Her grandmother read the frequency meters in the transformer station and hummed an A at them, though the mains hum a G. The granddaughter hears the difference to this day.',
    ],
  ],
  'noemi-szabo': [
    [
      'Eszter Kovács wohnt in Győr und springt ein. Von ihrem Küchentisch bis zu unserer Tür braucht sie sechs Stunden und elf Minuten; einmal hat sie sich im Zug eingesungen, im Gepäckabteil.',
      'Sie kann Carmen in drei Sprachen und in unserer Fassung.',
    ],
    [
      'Eszter Kovács lives in Győr and stands in. From her kitchen table to our door takes six hours and eleven minutes; once she warmed up on the train, in the luggage van.',
      'She knows Carmen in three languages and in our version.',
    ],
  ],
  'yun-seo-jin': [
    [
      'Ji-woo Han hat in Incheon Kirchenorgel gespielt und vertraut seither keinem Raum, in dem sie nicht einmal geklatscht hat.',
      'Im Singspiel vom verschollenen Kapitän ist sie die Donau. Die Partie hat elf Töne, und sie liegen alle woanders, wenn die Bar den Wasserkocher anstellt.',
    ],
    [
      'Ji-woo Han used to play the organ in Incheon and to this day trusts no room in which she has not clapped once.',
      'In the Singspiel about the missing captain she is the Danube. The part has eleven notes, and all of them shift when the bar puts the kettle on.',
    ],
  ],
  'ana-ferrer': [
    [
      'María José Araya kommt aus Iquique, wo es nicht regnet. Als im ersten Herbst das Sheddach leckte, hat sie den Eimer gestimmt.',
      'Ihre Amelia braucht keine Kraft: In der Halle ist die letzte Reihe die zehnte.',
    ],
    [
      'María José Araya comes from Iquique, where it does not rain. When our roof leaked in her first autumn, she tuned the bucket.',
      'Her Amelia has no need to push: in the Hall the last row is the tenth.',
    ],
  ],
  'gideon-marschall': [
    [
      'Valentin Kessler war Koch, bevor er Tenor wurde, und kocht als Hexe jeden Abend wirklich. Das Rezept gibt er nicht heraus, die Töpfe schon.',
      'Don José singt er erst, seit er verstanden hat, dass der Mann nie zuhört.',
    ],
    [
      'Valentin Kessler was a cook before he was a tenor, and as the Witch he really does cook every night. He will not part with the recipe, but you may have the pans.',
      'He only began to sing Don José once he understood that the man never listens.',
    ],
  ],
  'tobias-ellwanger': [
    [
      'Moritz Staudinger hat Lied studiert und Geografie, Letzteres mit Abschluss. Die „Winterreise“ singt er im Gehen, auf einer Strecke, die er vermessen hat.',
      'In der Oper ist er der Stierkämpfer, der Freund, der Waldkönig. Er geht in allen drei Partien zu viel, findet die Regie.',
    ],
    [
      'Moritz Staudinger studied song and geography, and has a degree in the latter. He sings ‘Winterreise’ on foot, along a route he surveyed himself.',
      'In opera he is the bullfighter, the friend, the king of the wood. In all three he walks too much, say the directors.',
    ],
  ],
  'pavel-hruby': [
    [
      'Jiří Novotný war Lokführer in Pardubice und hat im Führerstand geübt. Sein tiefes D hört man noch im Kabelkeller, dort sogar besser.',
      'Als Zettel trägt er zwei Trichter, als Zuniga keine. Die Straßenbahnfahrer der 14 grüßen ihn.',
    ],
    [
      'Jiří Novotný drove locomotives in Pardubice and practised in the cab. His low D carries to the cable cellar, where in fact it sounds better.',
      'As Bottom he wears two horns, as Zuniga none. The drivers of the 14 wave at him.',
    ],
  ],
  'ines-caldeira': [
    [
      'Beatriz Moura tanzt auf Glas, auf nassem Beton und einmal im Jahr auf dem Dach. Böden sucht sie sich mit der flachen Hand aus.',
      'In Coimbra hat sie Chemie unterrichtet. Was in dem Wasser von „Gezeiten“ ist, weiß nur sie.',
    ],
    [
      'Beatriz Moura dances on glass, on wet concrete and, once a year, on the roof. She chooses floors with the palm of her hand.',
      'She used to teach chemistry in Coimbra. Nobody else knows what is in the water of ‘Tides’.',
    ],
  ],
  'mateo-lavalle': [
    [
      'Joaquín Rivas ist der einzige Siegfried, den wir kennen, der sich am Ende entschuldigt. Er fand, das fehle im Libretto.',
      'Aus Mendoza hat er einen Matetopf mitgebracht und die Angewohnheit, zu spät zu springen und trotzdem anzukommen.',
    ],
    [
      'Joaquín Rivas is the only Siegfried we know of who apologises at the end. He felt that the libretto lacked it.',
      'From Mendoza he brought a pot for maté and the habit of jumping late and arriving all the same.',
    ],
  ],
  'aiko-tanabe': [
    [
      'Yuki Morita zeichnet nach jedem Abend von „Gezeiten“ das Muster ab, das auf dem Boden geblieben ist. Es sind inzwischen zweihundert Blätter.',
      'Als Königin im „Schwanensee“ sitzt sie am Rand des Spiegels. Sie ist die Einzige, die man nur einmal sieht.',
    ],
    [
      'After every evening of ‘Tides’ Yuki Morita draws the pattern that is left on the floor. There are two hundred sheets by now.',
      'As the Queen in ‘Swan Lake’ she sits at the edge of the mirror. She is the only one of whom you see just one.',
    ],
  ],
  'jonne-virtanen': [
    [
      'Eero Salonen ist auf Eis groß geworden, in Oulu, als Torwart. Das Fallen musste ihm niemand beibringen.',
      'Er fängt in „Gezeiten“ die anderen auf, ohne hinzusehen. Wer zuletzt gefehlt hat, war der Boden.',
    ],
    [
      'Eero Salonen grew up on ice, in Oulu, as a goalkeeper. Nobody had to teach him how to fall.',
      'In ‘Tides’ he catches the others without looking. So far only the floor has let him down.',
    ],
  ],
  'zanele-mokoena': [
    [
      'Thandi Dlamini hat in Durban auf der Straße getanzt und in Brüssel studiert, was sie da getan hat.',
      'Sie ist Odile, die Schwarze. Nach zwanzig Minuten ist sie auch Odette, und wer das Gegenteil behauptet, saß auf der anderen Seite.',
    ],
    [
      'Thandi Dlamini danced in the streets of Durban and then went to Brussels to study what she had been doing.',
      'She is Odile, the black one. After twenty minutes she is Odette as well, and anyone who disagrees was sitting on the other side.',
    ],
  ],
} satisfies Biographies;
