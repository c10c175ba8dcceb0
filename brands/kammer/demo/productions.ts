import type { EntryFields } from '../../../demo/brand-demo.ts';
import { plays } from './plays.ts';
import { texts } from './texts.ts';
import { youngAndMusic } from './young-and-music.ts';

/** What a small stage says about the same repertoire: short, in the first person plural, about the room and what stands in it. */
export const productions: EntryFields<'productions'> = {
  ...plays,
  ...youngAndMusic,
  sturm: {
    subline: { de: 'Zehn Stimmen, ein Kran, kein Ufer', en: 'Ten voices, one crane, no shore' },
    text: texts(
      [
        'Wir beginnen im Dunkeln, mit dem Kran. Wenn es hell wird, ist das Schiff schon gesunken und alle sitzen auf derselben Insel, Sie auch.',
      ],
      [
        'We begin in the dark, with the crane. By the time it grows light the ship has gone down and everyone is on the same island, you included.',
      ],
    ),
    description: texts(
      [
        'Wem gehört ein Ort, an dem schon jemand lebt? Judith Sternau liest Shakespeares letztes Stück als Streit um ein Wohnrecht. Prospero führt das Protokoll, Caliban hat als Einziger einen Schlüssel.',
        'Gespielt wird auf beiden Seiten der Tribüne. Der Sturm kommt aus vier Ventilatoren, die früher den Transformator gekühlt haben; wer nah am Rand sitzt, nimmt besser die Mütze ab.',
        'Nach der Premiere bleibt die Bar offen, bis jemand geht.',
      ],
      [
        'Who owns a place where somebody already lives? Judith Sternau reads Shakespeare’s last play as a dispute over a tenancy. Prospero keeps the minutes; Caliban is the only one with a key.',
        'It is played on both sides of the seating. The storm comes from four fans that used to cool the transformer, so if you sit near the edge you may want to take off your hat.',
        'After the first night the bar stays open until somebody leaves.',
      ],
    ),
    important_info: {
      de: '<p><strong>Vorher:</strong> eine halbe Stunde über die Insel, an der Bar, eine Dreiviertelstunde vor Beginn, mit Gebärdensprache.</p><p><strong>In der Pause:</strong> Sagen Sie vorher, was Sie trinken, dann steht es auf Ihrem Platz.</p>',
      en: '<p><strong>Beforehand:</strong> half an hour about the island, at the bar, three quarters of an hour before the start, in German with sign language.</p><p><strong>In the interval:</strong> say beforehand what you drink, and it will be on your seat.</p>',
    },
    programs: [
      {
        title: { de: 'Blatt zum „Sturm“', en: 'Sheet for ‘Der Sturm’' },
        text: {
          de: 'Eine Seite, auf der steht, was wir über Caliban nicht wissen. Auf der Rückseite der Schaltplan der Lüfter. Kostet einen Euro.',
          en: 'One page that says what we do not know about Caliban, and on the back the wiring diagram of the fans. In German. Costs one euro.',
        },
        file: null,
      },
    ],
    opening_hours_text: texts(
      ['Die Bar ist ohnehin offen. In die Halle lassen wir Sie eine Viertelstunde vorher, wenn der Kran steht.'],
      ['The bar is open anyway. We let you into the Hall a quarter of an hour before, once the crane has stopped.'],
    ),
    promoter: texts(
      [
        'Die Lüfter bezahlte der Förderkreis Schnittmenge, ihren Strom schenken die Stadtwerke am Kanal, den Rest wagte die Stiftung Polarstern.',
      ],
      ['Förderkreis Schnittmenge paid for the fans, Stadtwerke am Kanal give the power, and Stiftung Polarstern risked the rest.'],
    ),
  },
  gezeiten: {
    subline: { de: 'Tanz auf nassem Beton', en: 'Dance on wet concrete' },
    text: texts(
      ['Der Boden des Salons wird vor jeder Vorstellung geflutet, drei Millimeter hoch. Danach ist nichts mehr Absicht.'],
      ['Before every performance the floor of the Salon is flooded three millimetres deep. After that nothing is deliberate any more.'],
    ),
    description: texts(
      [
        'Ellen Brodersen hat fünf Menschen gebeten, eine Stunde lang nicht stehen zu bleiben. Sie rutschen, sie fangen einander, sie lassen los. Wenn das Wasser abläuft, liegt da ein Muster, das an jedem Abend anders aussieht.',
        'Wir fotografieren es und hängen es am nächsten Morgen an die Tür.',
      ],
      [
        'Ellen Brodersen has asked five people not to stand still for an hour. They slip, they catch one another, they let go. When the water has drained away it leaves a pattern, a different one each night.',
        'We take its picture and hang it on the door the next morning.',
      ],
    ),
  },
  maskenball: {
    subline: { de: 'Italienisch gesungen, an die Wand geschrieben', en: 'Sung in Italian, written on the wall' },
    text: texts(
      ['Acht Stimmen, ein Akkordeon und zweihundert Masken: Ihre liegt auf Ihrem Platz.'],
      ['Eight voices, one accordion and two hundred masks: yours is on your seat.'],
    ),
    description: texts(
      [
        'Sebastian Overbeck hat Verdis Partitur auf elf Instrumente verkleinert und dabei gemerkt, wie nah sie am Tanzboden gebaut ist. Im dritten Akt räumen wir die mittleren Reihen weg. Wer will, bleibt stehen und gehört zum Fest.',
        'Wer schießt, steht dann neben Ihnen. Er entschuldigt sich vorher.',
      ],
      [
        'Sebastian Overbeck has reduced Verdi’s score to eleven instruments and found how close it stands to the dance floor. In the third act we clear the middle rows. If you like, stay on your feet and you belong to the party.',
        'Whoever fires the shot will then be standing next to you. He apologises beforehand.',
      ],
    ),
  },
  haensel: {
    subline: { de: 'Eine Oper, die nach Zimt riecht', en: 'An opera that smells of cinnamon' },
    text: texts(
      ['Kein Wald, nur eine sehr große Küche. Die Hexe kocht wirklich, und die Kinder aus der ersten Reihe dürfen kosten.'],
      ['No forest, only a very large kitchen. The witch really does cook, and the children in the front row may taste.'],
    ),
    description: texts(
      [
        'Humperdincks Melodien kennt hier jeder von der Straßenbahn: Der Fahrer der 14 pfeift sie im Advent. Wir spielen sie mit vier Bläsern, einer Harfe und allen Töpfen, die wir finden konnten.',
        'Mit Pause sind es zwei Stunden, und in der Pause darf man an den Herd. Wer sich fürchtet, bekommt ein blaues Kissen und darf es werfen.',
      ],
      [
        'Everybody here knows Humperdinck’s tunes from the tram: the driver of the 14 whistles them in December. We play them with four wind players, a harp and every saucepan we could find.',
        'It takes two hours with an interval, in which you may come up to the stove. Anyone who is scared is given a blue cushion and may throw it.',
      ],
    ),
  },
  kaiser: {
    subline: { de: 'Ein Stück über nichts, mit viel Musik', en: 'A play about nothing, with a lot of music' },
    text: texts(
      ['Zwei Leute verkaufen Luft. Alle kaufen. Nur ein Kind fragt nach dem Kassenzettel.'],
      ['Two people are selling air. Everyone buys. Only one child asks for the receipt.'],
    ),
    description: texts(
      [
        'Unser Laufsteg führt einmal quer durch den Salon, und der Kaiser geht ihn siebzehnmal. Das Publikum sitzt links und rechts und muss sagen, was es sieht. Es lügt, in jeder Vorstellung, nach ungefähr vier Minuten.',
        'Nach dem Stück zeigen wir den Kindern, wie man aus einem Scheinwerfer und etwas Rauch einen Mantel macht.',
      ],
      [
        'Our catwalk runs right across the Salon, and the emperor walks it seventeen times. The audience sits to the left and right and has to say what it sees. It lies, at every performance, after about four minutes.',
        'After the play we show the children how to make a coat from one lamp and a little smoke.',
      ],
    ),
  },
  carmen: {
    subline: { de: 'Französisch gesungen, an die Wand geschrieben', en: 'Sung in French, written on the wall' },
    text: texts(
      ['Eine Frau kündigt. Ein Mann hält das für eine Einladung.'],
      ['A woman hands in her notice. A man takes it for an invitation.'],
    ),
    description: texts(
      [
        'Die Zigarettenfabrik ist bei uns eine Schaltwarte, die Schmuggler kommen durch den Lastenaufzug. Wiebke Rohde singt die Titelrolle mit dem Rücken zu Don José, solange es geht.',
        'Zehn Instrumente, acht Stimmen und der Kinderchor aus der Nachbarschaft, der um neun nach Hause muss: Deshalb gibt es ihn nur in den ersten beiden Akten.',
      ],
      [
        'Our cigarette factory is a control room, and the smugglers arrive by the goods lift. Wiebke Rohde sings the title role with her back to Don José for as long as she can.',
        'Ten instruments, eight voices and the children’s choir from round the corner, who have to be home by nine: that is why they appear only in the first two acts.',
      ],
    ),
  },
  sandmann: {
    subline: { de: 'Zwölf Lampen. Am Ende keine', en: 'Twelve lamps. In the end, none' },
    text: texts(
      ['Eine Stunde im Keller, wo die Kabel liegen. Sie hören mehr, als da ist.'],
      ['An hour in the cellar where the cables run. You will hear more than is there.'],
    ),
    description: texts(
      [
        'Tammo Petersen erzählt Hoffmanns Nachtstück und schaltet für jede Figur, die verschwindet, eine Lampe aus. Die Schalter sind von 1934 und so laut, dass man sie spürt.',
        'Der Eintritt ist frei, Platz ist für vierzig. Nehmen Sie einen Pullover mit, dort unten sind es vierzehn Grad.',
      ],
      [
        'Tammo Petersen tells Hoffmann’s night piece in German and switches off a lamp for every character who disappears. The switches date from 1934 and are loud enough to be felt.',
        'Admission is free and there is room for forty. Bring a jumper: it is fourteen degrees down there.',
      ],
    ),
  },
  winterreise: {
    subline: { de: 'Zu Fuß durch den Schaltraum', en: 'On foot through the Switch Room' },
    text: texts(
      ['Moritz Staudinger singt im Gehen. Sie dürfen mitgehen oder sitzen bleiben, beides ist richtig.'],
      ['Moritz Staudinger sings as he walks. You may walk with him or stay in your chair; both are right.'],
    ),
    description: texts(
      [
        'Vierundzwanzig Lieder, zwölf Schalttafeln, an jeder zwei Lampen. Das Klavier steht am Fenster, und wer dort sitzt, sieht den Kanal gefrieren, wenn er es tut.',
        'Bitte erst nach dem Leiermann klatschen. Danach steht Tee auf dem langen Tisch.',
      ],
      [
        'Twenty-four songs, twelve switchboards, two lamps at each. The piano stands by the window, and from there you can see the canal freeze, when it does.',
        'Please do not clap until after the hurdy-gurdy man. Afterwards there is tea on the long table.',
      ],
    ),
  },
  hamlet: {
    subline: { de: 'Sieben Leute überwachen einander', en: 'Seven people keep an eye on one another' },
    text: texts(
      ['Zwei Stunden ohne Pause, in einem Raum mit neun Kameras. Hamlet sucht die zehnte.'],
      ['Two hours without an interval in a room with nine cameras. Hamlet is looking for the tenth.'],
    ),
    description: texts(
      [
        'Kerem Yıldız hat das Stück für sieben Spielerinnen und Spieler gekürzt, die alle alles mithören. Daniel Adeyemi denkt laut, weil er weiß, dass es sowieso aufgezeichnet wird.',
        'Den Geist spricht jeden Abend jemand, der nicht auf dem Zettel steht. Einmal war es die Frau von der Garderobe, und sie war gut.',
      ],
      [
        'Kerem Yıldız has cut the play for seven actors who all overhear everything. Daniel Adeyemi thinks aloud because he knows that it is being recorded anyway.',
        'Every night the ghost is spoken by somebody who is not on the cast list. Once it was the woman from the cloakroom, and she was good.',
      ],
    ),
  },
  wanja: {
    subline: { de: 'Ein Tisch, acht Stühle, niemand fährt', en: 'One table, eight chairs, nobody leaves' },
    text: texts(
      ['Es gibt Suppe, für alle, auch für Sie. Gesprochen wird über Bäume.'],
      ['There is soup, for everyone, you too. The talk is of trees.'],
    ),
    description: texts(
      [
        'Wir sitzen mit Tschechows Leuten am selben langen Tisch. Eberhard Molnár rechnet vor, was fünfundzwanzig Jahre Arbeit gekostet haben, auf einer Papiertischdecke, die nach der Vorstellung jemand mitnehmen darf.',
        'Irene Maschek inszeniert ohne Licht von oben: Es brennt, was auf dem Tisch steht. Geschossen wird trotzdem.',
      ],
      [
        'We sit at the same long table as Chekhov’s people. Eberhard Molnár works out what twenty-five years of labour have cost, on a paper tablecloth that somebody may take home afterwards.',
        'Irene Maschek directs without any light from above: what burns is what stands on the table. There is shooting all the same.',
      ],
    ),
  },
};
