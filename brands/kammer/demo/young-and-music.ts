import type { EntryFields } from '../../../demo/brand-demo.ts';
import { texts } from './texts.ts';

/** What this venue says about its music, dance, plays for the young and mornings at the long table. */
export const youngAndMusic: EntryFields<'productions'> = {
  schwanensee: {
    subline: { de: 'Zwei Tänzerinnen, ein Spiegel', en: 'Two dancers, one mirror' },
    text: texts(
      ['Weiß ist, wer im Licht steht. Schwarz ist, wer es angemacht hat.'],
      ['White is whoever stands in the light. Black is whoever switched it on.'],
    ),
    description: texts(
      [
        'Ellen Brodersen hat aus dem Ballett für sechzig ein Duett gemacht. Beatriz Moura und Thandi Dlamini tanzen auf einer Spiegelfläche von vier mal vier Metern, und nach zwanzig Minuten weiß niemand mehr, welche von ihnen die andere ist.',
        'Tschaikowsky spielen elf Leute, hinter Ihnen. Das Schlagzeug sitzt in Reihe 9 und entschuldigt sich nach der Pause.',
      ],
      [
        'Ellen Brodersen has turned a ballet for sixty into a duet. Beatriz Moura and Thandi Dlamini dance on a mirror four metres square, and after twenty minutes nobody can say which of them is the other.',
        'Tchaikovsky is played by eleven people, behind you. The percussion sits in row 9 and will apologise after the interval.',
      ],
    ),
  },
  klavier: {
    subline: { de: 'Drei Klaviere, zehn Hände, ein Schlafsack', en: 'Three pianos, ten hands, one sleeping bag' },
    text: texts(
      ['Es fängt an, wenn Sie da sind, und hört auf, wenn niemand mehr will.'],
      ['It begins when you are here and stops when everyone has had enough.'],
    ),
    description: texts(
      [
        'Fünf Stunden, und in den beiden Nächten, in denen jemand die Uhr umstellt, sechs oder wie man es nimmt. Im Schaltraum stehen drei Klaviere, keines davon ganz gestimmt, dazwischen Matten. Gespielt wird, was in der Tasche war: Bach, Satie und, wenn die meisten liegen, etwas von Sigrid Engelke.',
        'Kaffee gibt es die ganze Nacht. Wer schläft, schläft im Takt.',
      ],
      [
        'Five hours, and six on the two nights when somebody changes the clocks, depending on how you count. Three pianos stand in the Switch Room, none of them quite in tune, with mats in between. They play whatever was in the bag: Bach, Satie and, once most people are lying down, something by Sigrid Engelke.',
        'There is coffee all night. If you sleep, you sleep in time.',
      ],
    ),
  },
  sinfonie: {
    subline: { de: 'Dreizehn Instrumente, Leitung Sebastian Overbeck', en: 'Thirteen instruments, conducted by Sebastian Overbeck' },
    text: texts(['Die Neunte, so klein, dass man jede Hand sieht.'], ['The Ninth, made so small that you can see every hand.']),
    description: texts(
      [
        'Eine Sinfonie für dreizehn Leute: Sebastian Overbeck hat Dvořák abgeschrieben, gekürzt wurde nichts. Wo sonst sechzehn Geigen sitzen, sitzt bei uns Silke Maurer, und sie spielt um ihr Leben.',
        'Davor ein kurzes Stück von Fanny Hensel und zehn Minuten darüber, was man hört, wenn man nichts weglassen kann. Danach spielt, wer noch Kraft hat, an der Bar weiter.',
      ],
      [
        'A symphony for thirteen people. Sebastian Overbeck has copied out Dvořák and cut nothing. Where others have sixteen violins we have Silke Maurer, and she plays for dear life.',
        'Before it there is a short piece by Fanny Hensel, and ten minutes on what you hear when nothing can be left out. Afterwards whoever has any strength left plays on at the bar.',
      ],
    ),
  },
  fledermaus: {
    subline: { de: 'Operette mit Getränkekarte', en: 'Operetta with a drinks menu' },
    text: texts(
      ['Acht Stimmen, eine Bar, eine Zelle. Alle sind am falschen Ort.'],
      ['Eight voices, one bar, one cell. Everyone is in the wrong place.'],
    ),
    description: texts(
      [
        'Der zweite Akt ist ein Fest, also feiern wir ihn: Die Bar steht auf der Bühne, sie ist geöffnet, und wer etwas bestellt, kommt im Stück vor. Sven Hartung ist der Frosch und liest vor, was in der Lindenauer Zeitung stand.',
        'An Silvester gibt es zwei Vorstellungen. Um Mitternacht gehen alle aufs Dach, also warm anziehen.',
      ],
      [
        'The second act is a party, so we give one: the bar is on stage, it is open, and if you order something you are in the play. Sven Hartung is Frosch and reads out what the Lindenau paper had to say.',
        'On New Year’s Eve we play twice. At midnight everyone goes up on the roof, so dress warmly.',
      ],
    ),
  },
  donau: {
    subline: { de: 'Singspiel mit Dampf', en: 'A Singspiel with steam' },
    text: texts(
      ['Der Kapitän ist weg, der Dampfer auch. Geblieben ist eine Rechnung über elf Gulden.'],
      ['The captain is gone, and so is the steamer. What remains is a bill for eleven guilders.'],
    ),
    description: texts(
      [
        'Maja Winterhoff und Leon Ahrend haben in einem Archiv in Passau eine Mappe gefunden, auf der „Kolowrat, verschollen“ stand. Sie war leer. Alles Weitere haben sie erfunden, und die sechs Bläser glauben es inzwischen.',
        'Den Dampf macht der Wasserkocher der Bar. In der Pause gibt es Suppe, wer eine Schüssel mitbringt, bekommt mehr.',
      ],
      [
        'In an archive in Passau Maja Winterhoff and Leon Ahrend came across a folder marked ‘Kolowrat, missing’. It was empty. Everything else they made up, and by now the six wind players believe it.',
        'The steam comes from the kettle at the bar. There is soup in the interval, and more of it if you bring a bowl.',
      ],
    ),
  },
  sommernachtstraum: {
    subline: { de: 'Ein Wald aus Kabeln', en: 'A wood made of cables' },
    text: texts(
      ['Vier Liebende, ein Esel und dreißig Kilometer Kabel, in denen man sich verläuft.'],
      ['Four lovers, one donkey and thirty kilometres of cable to get lost in.'],
    ),
    description: texts(
      [
        'Leon Ahrend hat den Kabelkeller aufgenommen, eine Nacht lang, mit zwanzig Mikrofonen: Aus Brummen, Tropfen und einer Maus ist eine Oper geworden. Gesungen wird von acht Stimmen und dem Kinderchor aus der Kabelstraße.',
        'Jiří Novotný ist Zettel. Seine Ohren sind zwei Trichter aus dem alten Signalhorn, und sie funktionieren.',
      ],
      [
        'Leon Ahrend recorded the cable cellar for one night, with twenty microphones. Hum, drips and a mouse have become an opera, sung by eight voices and the children’s choir from Kabelstraße.',
        'Jiří Novotný is Bottom. His ears are two horns from the old warning siren, and they work.',
      ],
    ),
    promoter: texts(
      ['Die Stiftung Polarstern hat diese Oper bestellt und den Keller dazu bekommen.'],
      ['Stiftung Polarstern commissioned this opera and got the cellar as well.'],
    ),
  },
  stadtmusikanten: {
    subline: { de: 'Eine Band aus vier Ausgedienten', en: 'A band of four has-beens' },
    text: texts(
      ['Vier Tiere ziehen los, weil keiner sie mehr braucht. Am Ende brauchen sie einen größeren Proberaum.'],
      ['Four animals set out because nobody needs them any more. By the end they need a larger rehearsal room.'],
    ),
    description: texts(
      [
        'Ren Ishikawa hat die Instrumente vom Wertstoffhof: eine Tuba ohne Ventile, ein Becken mit Sprung, eine Geige, die einmal ein Regal war. Kinder dürfen sie nach der Vorstellung ausprobieren, Eltern dürfen sich die Ohren zuhalten.',
        'Fünfzig Minuten, ohne Pause. Wir sitzen alle auf dem Boden.',
      ],
      [
        'Ren Ishikawa found the instruments at the recycling yard: a tuba without valves, a cracked cymbal and a fiddle that used to be a shelf. Children may try them out afterwards, and parents may cover their ears.',
        'Fifty minutes, no interval. We all sit on the floor.',
      ],
    ),
  },
  werkstatt: {
    subline: { de: 'Wir bauen einen Garten aus dem, was übrig ist', en: 'We build a garden from what is left over' },
    text: texts(
      ['Pappe, Draht, alte Schalter. Drei Stunden später wächst etwas.'],
      ['Cardboard, wire, old switches. Three hours later something is growing.'],
    ),
    description: texts(
      [
        'Einmal im Monat schließt Cornelia Frey am Mühlkanal das weiße Tor auf. Auf den Tischen liegt, was die Werkstätten übrig haben, und niemand sagt, was daraus werden soll.',
        'Ab fünf Jahren, mit mindestens einem Erwachsenen, der auch mitmacht. Saft und Pflaster sind da. Ziehen Sie nichts Gutes an.',
      ],
      [
        'Once a month Cornelia Frey unlocks the white gate by the mill canal. On the tables lies whatever the workshops had to spare, and nobody says what it is to become.',
        'From five years, with at least one adult who joins in. Juice and plasters are provided. Leave your good clothes at home.',
      ],
    ),
  },
  fuehrung: {
    subline: { de: 'Vom Kran bis zum Kabelkeller', en: 'From the crane to the cable cellar' },
    text: texts(
      ['Zwölf Kammern, zwölf Schalter, einer davon geht noch. Sie dürfen ihn drücken.'],
      ['Twelve chambers, twelve switches, one of which still works. You may press it.'],
    ),
    description: texts(
      [
        'Wer hier arbeitet, zeigt es Ihnen: Technik, Kostüm oder Bar, je nachdem, wer gerade Zeit hat. Sie erfahren, wie viel Strom ein Gewitter braucht, was 1986 im Kran vergessen wurde und warum auf der Galerie niemand pfeift.',
        'Kostet nichts, Anmeldung nicht nötig. Treffpunkt ist die Tür zum Kabelkeller. Der Weg ohne Stufen ist halb so lang und hat den besseren Blick: Sagen Sie an der Kasse Bescheid.',
      ],
      [
        'Whoever works here shows you round: technics, costume or the bar, depending on who has time. You will learn how much power a thunderstorm takes, what was left in the crane in 1986 and why nobody whistles on the gallery.',
        'It costs nothing and there is no need to book. Meet at the door to the cable cellar. The tour is in German; the step-free way is half as long and has the better view, so ask the box office.',
      ],
    ),
  },
  matinee: {
    subline: { de: 'Am langen Tisch, vor der Premiere', en: 'At the long table, before the first night' },
    text: texts(
      ['Sonntag, elf Uhr. Wir wissen auch noch nicht, wie es wird.'],
      ['Sunday, eleven o’clock. We do not know how it will turn out either.'],
    ),
    description: texts(
      [
        'Vor jeder Premiere räumen wir den Schaltraum leer und decken den langen Tisch. Wer spielt, sitzt zwischen Ihnen, liest eine Szene, die noch nicht geht, und fragt, woran es liegt. Zweimal hat jemand aus dem Publikum es gewusst.',
        'Eintritt frei, Kaffee auch. Die Brötchen bringt mit, wer mag.',
      ],
      [
        'Before each first night we clear the Switch Room and lay the long table. The actors sit among you, read a scene that does not work yet and ask why. Twice somebody in the audience has known the answer.',
        'Admission is free, and so is the coffee. Bring rolls if you like. The talk is in German.',
      ],
    ),
  },
};
