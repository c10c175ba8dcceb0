import type { EntryFields } from '../../../../demo/brand-demo.ts';
import { texts } from '../texts.ts';

/** From the theatre for the young, where the questions come from the audience. */
export const youngKammer: EntryFields<'articles'> = {
  unterhose: {
    name: { de: 'Der Beirat ist neun Jahre alt', en: 'The board is nine years old' },
    subline: {
      de: 'Wer bei „Des Kaisers neue Kleider“ mitredet, und was er durchgesetzt hat',
      en: 'Who has a say in The Emperor’s New Clothes, and what they pushed through',
    },
    text: texts(
      [
        'Die 4b der Grundschule am Kanal hat vier Proben gesehen und sieben Anträge gestellt. Drei wurden abgelehnt: das Pferd, das zweite Pferd und ein Vulkan. Angenommen wurde, dass der Kaiser nie lacht.',
        '„Wenn er selbst lacht, ist er ja nicht dumm, dann macht er nur Spaß“, hat Meryem begründet. Anton Feiertag hatte an dieser Stelle drei Wochen lang einen sehr guten Lacher probiert. Er hat ihn abgegeben.',
        'Über die Unterhose wurde geheim abgestimmt. Zur Wahl standen geringelt, lang, gar keine und „eine, die er selbst nicht bemerkt“. Es gewann die letzte, mit neunzehn zu vier. Amelie Gerstl hat eine Woche darüber nachgedacht und sie dann hautfarben gestrickt, mit einem Preisschild.',
        'Zur Premiere kam der Beirat vollzählig. Nach der Vorstellung gab es eine Sitzung. Der Vulkan steht wieder auf der Tagesordnung.',
      ],
      [
        'Class 4b of the school by the canal watched four rehearsals and tabled seven motions. Three were rejected: the horse, the second horse and a volcano. It was carried that the emperor never laughs.',
        '‘If he laughs himself he isn’t stupid, he’s only joking,’ was Meryem’s argument. For three weeks Anton Feiertag had been rehearsing a very good laugh at just this point. He handed it in.',
        'The vote on the pants was secret. The options were striped, long, none at all and ‘a pair he doesn’t notice himself’. The last of these won by nineteen to four. Amelie Gerstl thought about it for a week and then knitted them in flesh colour, with a price tag.',
        'The board attended the first night in full. Afterwards there was a meeting. The volcano is back on the agenda.',
      ],
    ),
  },
  topfdeckel: {
    name: { de: 'Ren Ishikawa sammelt Lärm', en: 'Ren Ishikawa collects noise' },
    subline: {
      de: 'Eine Fundliste zu den „Bremer Stadtmusikanten“',
      en: 'A list of finds for The Bremen Town Musicians',
    },
    text: texts(
      [
        'Nummer 1: Kabeltrommel, leer, aus dem Hof. Klingt wie ein Esel, der nachdenkt. Nummer 4: drei Porzellanisolatoren, 1912, auf Filz. Das ist das Licht im Räuberhaus. Nummer 7: Fahrradpumpe. Die Katze hat sie ausgesucht, nicht ich.',
        'Ich habe das Stück nicht komponiert, ich habe es aufgelesen. Was wir spielen, stand alles schon hier herum und wollte nur wissen, wann es dran ist. Am schwersten war der Hahn. Es gibt in diesem Umspannwerk nichts, was kräht. Es gibt aber ein Tor, das man sehr langsam öffnen kann.',
        'Ihr dürft etwas mitbringen. Die Regel: Es muss in einen Rucksack passen und darf keinen Stecker haben. Topfdeckel haben wir genug, es sind siebzig. Was uns fehlt, ist etwas Tiefes, das weich ist.',
        'Beim letzten Mal hat ein Junge eine Wärmflasche gebracht. Sie ist jetzt Nummer 23 und spielt den Räuber, der es sich anders überlegt.',
      ],
      [
        'Number 1: cable drum, empty, from the yard. Sounds like a donkey thinking. Number 4: three porcelain insulators, 1912, on felt. That is the light in the robbers’ house. Number 7: bicycle pump. The cat chose it, not I.',
        'I did not compose this piece, I picked it up. Everything we play was standing around here and only wanted to know when its turn would come. The cockerel was the hardest. There is nothing in this transformer station that crows. There is, however, a gate that can be opened very slowly.',
        'You may bring something. The rule is that it has to fit into a rucksack and must not have a plug. We have enough saucepan lids, seventy of them. What we need is something deep that is soft.',
        'Last time a boy brought a hot-water bottle. It is now number 23 and plays the robber who thinks better of it.',
      ],
    ),
  },
  kritik: {
    author: 'Astrid Hallgren',
    name: { de: 'Die Tafel an der Tür', en: 'The board by the door' },
    subline: {
      de: 'Wer unter zehn ist, darf nach der Vorstellung mit Kreide schreiben. Abgewischt wird montags',
      en: 'If you are under ten you may write on it in chalk after the performance. It is wiped on Mondays',
    },
    text: texts(
      [
        '„Gut, aber wo war der Hund, als er nicht da war?“ stand im Oktober. Cornelia Frey hat die Frage mit in die Probe genommen. Niemand wusste es. Seitdem weiß der Hund es: Er ist in der Küche und hat Hunger, und wenn er wiederkommt, sieht man das.',
        'Es gibt Kürzeres. „Länger.“ „Zu viel Papa.“ „Ich habe die Stelle gemerkt.“ Welche Stelle, haben wir nie erfahren, und Aminata Camara spielt seither jede so, als wäre es die.',
        'Erwachsene dürfen nicht schreiben. Einer hat es versucht, mit verstellter Schrift: „Sehr gelungene Bearbeitung.“ Darunter stand am nächsten Tag: „Das war ein Großer.“',
        'Montags wischt der Hausmeister die Tafel ab, vorher fotografiert er sie. Drei Sätze hat er stehen lassen. Einer davon heißt „Noch mal von vorn, aber ich bin jetzt der Esel“.',
      ],
      [
        '‘Good, but where was the dog when he wasn’t there?’ it said in October. Cornelia Frey took the question to rehearsal. Nobody knew. Now the dog does: he is in the kitchen and hungry, and when he comes back you can tell.',
        'There are shorter ones. ‘Longer.’ ‘Too much Dad.’ ‘I noticed the bit.’ Which bit, we have never found out, and Aminata Camara now plays every one as though it might be that.',
        'Grown-ups may not write. One tried, in disguised handwriting: ‘A most successful adaptation.’ The next day there was a line beneath it: ‘That was a big one.’',
        'On Mondays the caretaker wipes the board, having taken its picture. Three sentences he has left. One of them reads: ‘Again from the start, but now I’m the donkey.’',
      ],
    ),
  },
  pappe: {
    author: 'Henrik Ohl',
    name: { de: 'Das weiße Tor', en: 'The white gate' },
    subline: {
      de: 'Drei Stunden am Mühlkanal, protokolliert von einem Vater, der nur zusehen wollte',
      en: 'Three hours by the mill canal, recorded by a father who only meant to watch',
    },
    text: texts(
      [
        '16.00 Uhr. Das Tor geht auf. Auf den Tischen liegen Pappe, Draht, eine Kiste mit alten Schaltern. Niemand erklärt etwas. Meine Tochter sieht mich an, ich sehe weg.',
        '16.20 Uhr. Sie baut einen Garten für jemanden, der nie hinausgeht. Ich frage, wer das ist. „Weiß ich noch nicht, ich bin erst beim Zaun.“ Cornelia Frey geht vorbei, stellt einen Eimer Kleister hin und geht weiter.',
        '17.10 Uhr. Ein Kahn tutet, alle machen Pause, es gibt Saft. 17.30 Uhr: Ich halte seit zehn Minuten einen Ast aus Kabel und darf nicht loslassen. Youssef Bennani, der hier die Bühnen baut, fragt, ob er auch einen halten darf.',
        '18.45 Uhr. Das Licht geht aus, eine Lampe geht an, und an der Wand stehen vierzehn Gärten. In einem sitzt jemand am Zaun. „Das bist du“, sagt sie. Ich sollte mehr hinausgehen.',
      ],
      [
        '16:00. The gate opens. On the tables are cardboard, wire and a crate of old switches. Nobody explains anything. My daughter looks at me. I look away.',
        '16:20. She is building a garden for somebody who never goes out. I ask who that is. ‘I don’t know yet, I’ve only got to the fence.’ Cornelia Frey passes, puts down a bucket of paste and moves on.',
        '17:10. A barge sounds its horn, everyone takes a break, there is juice. 17:30: for ten minutes I have been holding a branch made of cable and may not let go. Youssef Bennani, who builds the sets here, asks whether he may hold one, too.',
        '18:45. The lights go out, a lamp goes on, and on the wall there are fourteen gardens. In one of them somebody is sitting by the fence. ‘That’s you,’ she says. I ought to get out more.',
      ],
    ),
  },
  pfeifen: {
    name: { de: 'Fragen an einen Kran', en: 'Questions for a crane' },
    subline: {
      de: 'Was Kinder auf der Führung wissen wollen, und was Uwe Tramitz ihnen sagt',
      en: 'What children ask on the tour, and what Uwe Tramitz tells them',
    },
    text: texts(
      [
        '<strong>Wie stark ist er?</strong> Dreißig Tonnen, also sechs Elefanten. Zurzeit trägt er eine Lampe von vier Kilo. Er hat sich nie beschwert.',
        '<strong>Warum darf auf der Galerie niemand pfeifen?</strong> Weil der Wachmann am Kanal einen Hund hat, der Pfiffe ernst nimmt. Er war zweimal in der Vorstellung.',
        '<strong>Was wurde 1986 in der Kabine vergessen?</strong> Eine Thermoskanne, voll. Wir haben sie nicht aufgemacht. <strong>Warum nicht?</strong> Weil wir dann wüssten, was drin ist.',
        '<strong>Kriegt man hier einen Schlag?</strong> Nein. <strong>Früher?</strong> Einmal. Dem Mann geht es gut, er kommt an den Premieren und setzt sich nach hinten. <strong>Ist das eine Schule?</strong> Nein. <strong>Wann dürfen wir an den Schalter?</strong> Jetzt.',
      ],
      [
        '<strong>How strong is it?</strong> Thirty tonnes, which is six elephants. At the moment it carries a lamp of four kilos. It has never complained.',
        '<strong>Why may nobody whistle on the gallery?</strong> Because the watchman by the canal has a dog that takes whistles seriously. He has attended two performances.',
        '<strong>What was left in the cab in 1986?</strong> A flask, full. We have not opened it. <strong>Why not?</strong> Because then we would know what is in it.',
        '<strong>Do you get a shock here?</strong> No. <strong>In the old days?</strong> Once. The man is well. He comes to first nights and sits at the back. <strong>Is this a school?</strong> No. <strong>When can we go to the switch?</strong> Now.',
      ],
    ),
  },
};
