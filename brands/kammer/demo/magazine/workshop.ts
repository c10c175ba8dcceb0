import type { EntryFields } from '../../../../demo/brand-demo.ts';
import { texts } from '../texts.ts';

/** Reports from the yard, the cellar and the store. */
export const workshop: EntryFields<'articles'> = {
  treppe: {
    name: { de: 'Acht Türen aus der Hausnummer 31', en: 'Eight doors from number 31' },
    subline: {
      de: 'Youssef Bennani hat ein Treppenhaus geerbt',
      en: 'Youssef Bennani has inherited a staircase',
    },
    text: texts(
      [
        'Das Haus am Mühlkanal wurde im August geräumt, im September kam der Bagger. Dazwischen lagen elf Tage und ein Lastenfahrrad. Youssef Bennani hat die Türen ausgehängt, alle acht, mit Rahmen, Spion und Namensschild.',
        'Abgeschliffen hat er nichts. An der Tür von Familie Oduya sind die Größen der Kinder eingeritzt, bis eins fünfunddreißig, danach sind sie umgezogen. Frau Lasch hatte vier Schlösser. Der Student hatte keines, nur einen Stuhl.',
        'Auf unserer Bühne im Studio hat das Treppenhaus keine Treppe, dafür reichte die Höhe nicht. Wer eine Etage hinaufgeht, geht auf der Stelle, und der Ton macht die Stufen dazu. Nach drei Vorstellungen wollte Boris Dimitrov trotzdem ein Geländer.',
        'Jede Tür schlägt anders. Die von Frau Lasch schließt man nicht, man überredet sie.',
      ],
      [
        'The house by the mill canal was cleared in August, and in September the digger came. In between lay eleven days and one cargo bicycle. Youssef Bennani took the doors off their hinges, all eight, with frames, spyholes and nameplates.',
        'He sanded nothing down. The children’s heights are scratched into the Oduya family’s door, up to a metre thirty-five; then they moved. Frau Lasch had four locks. The student had none, only a chair.',
        'In our studio the staircase has no stairs, for the ceiling was too low. To go up a floor you walk on the spot, and sound supplies the steps. After three performances Boris Dimitrov asked for a banister all the same.',
        'Each door shuts in its own way. You do not close Frau Lasch’s, you talk it round.',
      ],
    ),
  },
  lebkuchen: {
    name: { de: 'Die Hexe kocht Linsen', en: 'The witch is making lentils' },
    subline: {
      de: 'Was bei „Hänsel und Gretel“ wirklich auf dem Herd steht',
      en: 'What is really on the stove in Hansel and Gretel',
    },
    text: texts(
      [
        'Zimt riecht man in der ersten Reihe nach zwei Minuten, in der zehnten nach sechs. Das hat Valentin Kessler mit einer Stoppuhr herausgefunden, und danach hat er sein Rezept gebaut: erst Zimt, dann Butter, dann, wenn der Ofen aufgeht, Nelken.',
        'Gegessen wird allerdings etwas anderes. Die Kinder aus der ersten Reihe dürfen kosten, und Lebkuchen um halb acht fanden ihre Eltern nicht gut. Seitdem stehen auf dem Herd Linsen, mit Essig, nach Art von Kesslers früherer Küche. Es gab Kinder, die zweimal gekommen sind.',
        'Kochen und Singen geht nur in dieser Reihenfolge. Beim Hexenritt hat er beide Hände frei und den Topf im Blick. Einmal kochte er über. Das Fagott hat es bemerkt und drei Takte lang gewarnt.',
        'Nach dem Schluss bleiben etwa vier Liter. Die isst das Ensemble am langen Tisch. Die Hexe wäscht ab.',
      ],
      [
        'In the front row you smell cinnamon after two minutes, in the tenth after six. Valentin Kessler established this with a stopwatch and built his recipe on it: cinnamon first, then butter, then, when the oven opens, cloves.',
        'What is eaten is something else. The children in the front row may taste, and their parents did not care for gingerbread at half past seven. So the pan now holds lentils with vinegar, as made in Kessler’s former kitchen. There are children who have come twice.',
        'Cooking and singing can only be done in that order. During the Witch’s Ride he has both hands free and an eye on the pan. Once it boiled over. The bassoon noticed and gave warning for three bars.',
        'At the end about four litres are left. The company eats them at the long table. The witch does the washing-up.',
      ],
    ),
  },
  lampen: {
    name: { de: 'Schalter von 1934', en: 'Switches of 1934' },
    subline: {
      de: 'Uwe Tramitz schaltet seit vierzig Jahren in diesem Keller, früher aus, heute an',
      en: 'Uwe Tramitz has worked the switches in this cellar for forty years, first off and now on',
    },
    text: texts(
      [
        'Als Lehrling musste Uwe Tramitz jeden Montag zwölf Schalter prüfen: anheben, warten, fallen lassen. Das Geräusch geht durch den Boden in die Knie. „Ich habe damals schon gedacht, dass es schade ist, wenn das keiner hört.“',
        'Jetzt hören es vierzig Leute. Im „Sandmann“ hängt an jedem Schalter eine Lampe und an jeder Lampe eine Figur. Ein Pult gibt es nicht. Tammo Petersen erzählt und schaltet selbst, mit dem ganzen Arm, und wenn er jemanden sterben lässt, muss er sich dafür strecken.',
        'Die zwölfte Lampe ist eine von 1912, Kohlefaden, vier Watt. Sie hat das Werk überlebt, den Umbau, zwei Hochwasser. Tramitz hat ihr eine eigene Sicherung gegeben und sagt jeden Abend etwas zu ihr, das niemand verstehen soll.',
        'Wenn sie ausgeht, sieht man sie noch ungefähr zehn Sekunden. Danach sieht man sie auch, aber dann ist man es selbst.',
      ],
      [
        'As an apprentice Uwe Tramitz had to test twelve switches every Monday: lift, wait, let drop. The sound goes through the floor and into your knees. ‘Even then I thought it was a pity that nobody got to hear it.’',
        'Now forty people do. In The Sandman every switch has a lamp and every lamp a character. There is no lighting desk. Tammo Petersen tells the story and works the switches himself, with his whole arm, and to let somebody die he has to stretch.',
        'The twelfth lamp dates from 1912: carbon filament, four watts. It has survived the power works, the rebuilding and two floods. Tramitz has given it a fuse of its own, and every night he says something to it that nobody is meant to catch.',
        'When it goes out you can still see it for about ten seconds. After that you see it too, but then it is only you.',
      ],
    ),
  },
  heinz: {
    name: { de: 'Drei Millimeter', en: 'Three millimetres' },
    subline: {
      de: 'Wie man einen Salon flutet, ohne dass der Keller es merkt',
      en: 'How to flood a salon without the cellar noticing',
    },
    text: texts(
      [
        'Zweihundertvierzig Liter, handwarm. Der Schlauch kommt vom Hof, durch dasselbe Loch, durch das früher die Kühlung lief. Es dauert neunzehn Minuten, und in dieser Zeit darf niemand den Salon betreten, auch nicht Irene Maschek, die es zweimal versucht hat.',
        'Ein Millimeter ist ein nasser Boden. Bei zwei hört man Schritte. Bei drei rutscht ein Mensch von siebzig Kilo aus dem Stand einen Meter zehn, das haben Ellen Brodersen und ein Lineal ermittelt. Bei vier läuft es in den Kabelkeller, und Uwe Tramitz kommt herauf.',
        'Getanzt wird barfuß, trainiert wurde in Socken auf Bohnerwachs. Wer fällt, bleibt kurz liegen, damit die anderen wissen, wo. Im Herbst lag Joaquín Rivas eine ganze Szene lang, und es war die beste.',
        'Nach der Vorstellung läuft das Wasser durch einen Siebkorb zurück in den Hof. Gefunden wurden bisher eine Haarnadel, ein Backenzahn und eine Eintrittskarte für den nächsten Tag.',
      ],
      [
        'Two hundred and forty litres, lukewarm. The hose comes in from the yard, through the same hole that once fed the cooling. It takes nineteen minutes, during which nobody may enter the Salon, not even Irene Maschek, who has tried twice.',
        'One millimetre is a wet floor. At two you can hear footsteps. At three a person of seventy kilos slides a metre ten from standing, as established by Ellen Brodersen and a ruler. At four it runs into the cable cellar, and Uwe Tramitz comes upstairs.',
        'They dance barefoot and trained in socks on floor polish. If you fall, you stay down for a moment so that the others know where. Last autumn Joaquín Rivas lay there for an entire scene, and it was the best one.',
        'After the performance the water runs through a strainer back into the yard. Found so far: a hairpin, a molar and a ticket for the following day.',
      ],
    ),
  },
  faecher: {
    name: { de: 'Carmen dreht sich nicht um', en: 'Carmen does not turn round' },
    subline: {
      de: 'Ein Rückspiegel, zwei Schrauben und der Blick auf den Tenor',
      en: 'One wing mirror, two screws and a view of the tenor',
    },
    text: texts(
      [
        'Wenn man jemandem drei Akte lang den Rücken zeigt, weiß man nicht, wann er einsetzt. Das war das Problem von Wiebke Rohde und das von Valentin Kessler, der sich mit dem Hinterkopf seiner Geliebten verständigen sollte.',
        'Die Lösung kommt von einem Straßenbahnwagen der Linie 14, Baujahr 1971: ein Außenspiegel, rechts. Amelie Gerstl hat ihn auf einen Stiel gesetzt und mit rotem Stoff bezogen. Zugeklappt ist es ein Fächer. Aufgeklappt sieht Carmen, wer hinter ihr steht, und das Publikum sieht ihre Augen.',
        'Sebastian Overbeck gab früher dem Sänger den Einsatz, jetzt gibt er ihn dem Spiegel. „Sie blinzelt zurück. Das hat bei mir noch keine Carmen gemacht.“',
        'Im letzten Bild legt sie ihn weg. Sie weiß dann, wo er steht.',
      ],
      [
        'If you turn your back on somebody for three acts you do not know when he is about to come in. That was Wiebke Rohde’s problem, and it was Valentin Kessler’s, who had to communicate with the back of his beloved’s head.',
        'The answer comes from a tramcar of line 14, built in 1971: one wing mirror, right-hand side. Amelie Gerstl mounted it on a stick and covered it in red cloth. Folded, it is a fan. Opened, it shows Carmen who is behind her, and shows the audience her eyes.',
        'Sebastian Overbeck used to cue the tenor; now he cues the mirror. ‘She winks back. No Carmen has ever done that to me before.’',
        'In the last scene she puts it down. By then she knows where he is standing.',
      ],
    ),
  },
};
