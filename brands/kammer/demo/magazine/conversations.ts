import type { EntryFields } from '../../../../demo/brand-demo.ts';
import { texts } from '../texts.ts';

/** Conversations at the long table and reports from the neighbourhood. */
export const conversations: EntryFields<'articles'> = {
  'linie-vier': {
    name: { de: 'Fenster, vierter Stock', en: 'Window, fourth floor' },
    subline: {
      de: 'Maja Winterhoff wohnt gegenüber und hat aufgeschrieben, wann bei uns das Licht ausgeht',
      en: 'Maja Winterhoff lives across the road and has noted down when our lights go out',
    },
    text: texts(
      [
        'Angefangen hat es mit einer Beschwerde. Unser Notlicht schien ihr nachts ins Schlafzimmer, und statt uns zu schreiben, führte Maja Winterhoff Buch: 2:10 Uhr, jemand geht durch den Salon. 2:25 Uhr, jemand geht zurück. 2:26 Uhr, jemand anders.',
        'Nach vier Wochen klingelte sie und wollte wissen, wer das ist. Es war die Frau, die hier putzt, der Wachmann vom Kanal und einmal Youssef Bennani, der seinen Zollstock suchte. Sie waren einander noch nie begegnet. Winterhoff brachte Kuchen mit und setzte sie an denselben Tisch.',
        '„Sie hatten sich nichts zu sagen“, erzählt sie. „Dann hatten sie sich sehr viel zu sagen.“ Aufgenommen hat sie nichts. Zu Hause schrieb sie aus dem Gedächtnis zwei Hefte voll, strich eines weg, und das andere ist „Nachtschicht“.',
        'Das Notlicht haben wir abgeschirmt. Seitdem schläft sie schlechter.',
      ],
      [
        'It began with a complaint. Our emergency light shone into her bedroom, and instead of writing to us Maja Winterhoff kept a log: 2:10, somebody crosses the Salon. 2:25, somebody crosses back. 2:26, somebody else.',
        'After four weeks she rang the bell and asked who they were. They were the woman who cleans here, the watchman from the canal and, once, Youssef Bennani in search of his folding rule. They had never met. Winterhoff brought a cake and sat them down at one table.',
        '‘They had nothing to say to one another,’ she reports. ‘Then they had a great deal to say.’ She recorded none of it. At home she filled two notebooks from memory and crossed one out. The other is Night Shift.',
        'We have put a shade on the emergency light. She has slept badly ever since.',
      ],
    ),
  },
  geist: {
    name: { de: 'Bitte nach der Vorstellung nicht gratulieren', en: 'Please do not congratulate anyone afterwards' },
    subline: {
      de: 'Jeden Abend spricht jemand anders den Geist von Hamlets Vater. Wer, soll niemand erfahren',
      en: 'Every night somebody else speaks the ghost of Hamlet’s father. Nobody is meant to know who',
    },
    text: texts(
      [
        'Die Regel steht auf einem Zettel in der Garderobe: Wer heute dran ist, holt sich um sieben den Text, liest ihn auf der Treppe zum Kabelkeller ins Mikrofon und geht danach an die Arbeit zurück. Kein Applaus, kein Name, nicht einmal am nächsten Tag.',
        'Bisher waren es dreiundzwanzig. Die Garderobe, beide Fahrradkuriere der Suppe, ein Mitglied des Stadtrats, die Frau von Eberhard Molnár. Daniel Adeyemi sieht niemanden, er hört nur, und er sagt, Väter klängen viel öfter nach Verwaltung, als man denkt.',
        'Kerem Yıldız probt mit jedem zehn Minuten. Er bittet darum, nicht unheimlich zu sein. „Der Mann ist tot und hat ein Anliegen. Das reicht.“',
        'Bewerben kann man sich nicht. Man wird gefragt, meistens an der Bar und meistens in einem Satz, in dem es um etwas anderes geht.',
      ],
      [
        'The rule is pinned up in the cloakroom: whoever is on tonight collects the text at seven, reads it into a microphone on the stairs to the cable cellar and then goes back to work. No applause, no name, not even the next day.',
        'So far there have been twenty-three. The cloakroom, both cyclists who bring the soup, one member of the town council, Eberhard Molnár’s wife. Daniel Adeyemi sees nobody, he only hears them. Fathers, he says, sound like the authorities far more often than you would think.',
        'Kerem Yıldız rehearses for ten minutes with each of them. He asks them not to be eerie. ‘The man is dead and has a request. That is enough.’',
        'You cannot apply. You are asked, mostly at the bar and mostly in a sentence that is about something else.',
      ],
    ),
  },
  chor: {
    name: { de: 'Reihe 4, Platz 7 ist dagegen', en: 'Row 4, seat 7 objects' },
    subline: {
      de: 'Der Chor der „Antigone“ sitzt im Publikum und kauft seine Karten selbst',
      en: 'The chorus of Antigone sits in the audience and buys its own tickets',
    },
    text: texts(
      [
        'Zwölf Leute aus der Kabelstraße sprechen bei uns den Chor. Sie wissen vorher nicht, wo sie sitzen werden, denn sie nehmen, was an der Kasse noch da ist. So hat es sich Irene Maschek gewünscht, und so hat es sich die Kasse auch gewünscht.',
        'Wer neben ihnen sitzt, erschrickt meistens einmal. Dann spricht der Nachbar, mit dem man eben noch über Parkplätze geredet hat, von der Gewalt der Götter, und zwar gleichzeitig mit einem Mann am anderen Ende. „Ich habe mich umgesehen, ob ich auch Text habe“, schrieb eine Besucherin.',
        'Geprobt wird in einer Küche in Hausnummer 20. Es gibt kein Zeichen und keinen Takt. Sie haben gelernt, auf den Kühlschrank zu hören: Wenn er anspringt, holen alle Luft. Im Salon übernimmt das die Lüftung.',
        'An einer Stelle dürfen sie sich entscheiden, ob Kreon recht bekommt. Die Mehrheit gilt. Wir führen keine Statistik, Gerd Lohmann schon.',
      ],
      [
        'Twelve people from Kabelstraße speak the chorus. They do not know beforehand where they will sit, for they take whatever the box office has left. That is how Irene Maschek wanted it, and the box office did not object.',
        'If you sit next to one of them you will be startled once. The neighbour with whom you were discussing car parks a moment ago begins to speak of the power of the gods, at the same time as a man at the far end. ‘I looked round to see whether I had lines as well,’ one visitor wrote.',
        'They rehearse in a kitchen at number 20. There is no signal and no beat. They have learned to listen to the fridge: when it starts up, everybody breathes in. In the Salon the ventilation does the job.',
        'At one point they may decide whether Creon is in the right. The majority has it. We keep no record. Gerd Lohmann does.',
      ],
    ),
  },
  schuss: {
    name: { de: 'Zwei Platzpatronen und ein Kassenbuch', en: 'Two blanks and a ledger' },
    subline: {
      de: 'Eberhard Molnár über Onkel Wanja, die Steuer und einen Fehler von siebzehn Rubeln',
      en: 'Eberhard Molnár on Uncle Vanya, tax returns and an error of seventeen roubles',
    },
    text: texts(
      [
        '<strong>Herr Molnár, Sie waren dreißig Jahre Steuerberater. Ist Wanja ein Mandant?</strong>',
        'Ein typischer. Er kommt zu spät, er bringt alles in einem Karton, und am Ende stellt sich heraus, dass ein anderer davon gelebt hat. Ich hatte vier Wanjas. Geschossen hat keiner. Zwei haben gekündigt.',
        '<strong>Sie rechnen jeden Abend auf der Tischdecke. Stimmt das, was da steht?</strong>',
        'Bei der Premiere nicht, da fehlten siebzehn Rubel. Das ist mir um drei Uhr nachts eingefallen, ich bin aufgestanden und habe es Irene Maschek auf den Anrufbeantworter gesprochen. Seitdem stimmt es. Auf den Hafer kommt es an.',
        '<strong>Und der Schuss?</strong>',
        'Den höre ich jeden Abend selbst nicht. Ich sehe nur Gerd Lohmann, der sich so wenig duckt, dass man sich schämt. Danach setze ich mich wieder hin und schreibe weiter. Mehr kann der Mann ja nicht.',
      ],
      [
        '<strong>You were a tax adviser for thirty years. Is Vanya a client?</strong>',
        'A typical one. He comes too late, he brings everything in a cardboard box, and in the end it turns out that somebody else has been living on it. I had four Vanyas. None of them fired a shot. Two of them fired me.',
        '<strong>Every night you do sums on the tablecloth. Are they right?</strong>',
        'Not on the first night; I was seventeen roubles short. It came to me at three in the morning. I got up and left a message for Irene Maschek. They have been right ever since. It all depends on the oats.',
        '<strong>And the shot?</strong>',
        'I never hear it. I only see Gerd Lohmann, who ducks so little that one is ashamed. Then I sit down again and go on writing. It is all the man knows how to do.',
      ],
    ),
  },
  frosch: {
    name: { de: 'Ein Bier für den Stadtrat', en: 'A beer for the town council' },
    subline: {
      de: 'Sven Hartung zapft im zweiten Akt und liest im dritten die Zeitung vor',
      en: 'Sven Hartung draws beer in the second act and reads from the paper in the third',
    },
    text: texts(
      [
        'In unserer „Fledermaus“ steht die Bar auf der Bühne, und hinter ihr steht Sven Hartung, der sie gebaut hat. Im zweiten Akt schenkt er aus. Wer bestellt, sagt seinen Vornamen, und den merkt Hartung sich.',
        'Im dritten Akt ist er der Gefängnisdiener Frosch und schlägt die Lindenauer Zeitung auf. Er liest vor, was darin steht, wörtlich und ohne Zusätze. Er macht nur Pausen. „Die Sanierung der Schleuse“, Pause, „liegt im Zeitplan.“ Mehr war am 14. Februar nicht nötig.',
        'Danach ruft er die Zellen auf, mit den Vornamen von vorhin. Es meldet sich immer jemand. Einmal war es der Baudezernent. Er hat eine Nacht bekommen, auf Bewährung, und sich beim Schlussapplaus verbeugt.',
        'Beschwert hat sich bisher niemand. Die Zeitung fragt an manchen Tagen vorher, ob sie etwas ändern soll.',
      ],
      [
        'In our Fledermaus the bar is on stage, and behind it stands Sven Hartung, who built it. In the second act he serves. If you order, you tell him your first name, and Hartung remembers it.',
        'In the third act he is Frosch, the jailer, and opens the Lindenau paper. He reads out what it says, word for word, and adds nothing except pauses. ‘The repairs to the lock,’ pause, ‘are on schedule.’ On 14 February that was all it took.',
        'Then he calls the roll of the cells, using the names from before. Somebody always answers. Once it was the head of the building department. He got one night, suspended, and took a bow at the end.',
        'Nobody has complained so far. Some days the paper rings up first to ask whether it should change anything.',
      ],
    ),
  },
  grossmutter: {
    name: { de: 'Fünfzig Hertz', en: 'Fifty hertz' },
    subline: {
      de: 'Wiebke Rohde singt dort, wo ihre Großmutter die Frequenz abgelesen hat',
      en: 'Wiebke Rohde sings where her grandmother used to read the meters',
    },
    text: texts(
      [
        'Margot Rohde saß von 1958 bis 1986 im Schaltraum, Nachtdienst, und schrieb alle fünfzehn Minuten eine Zahl in ein Buch. Es war immer ungefähr dieselbe. Stand dort 49,8, rief sie in Leipzig an.',
        'Das Netz summt, wenn man es lässt, ein G. Sie hat dazu gesungen, zweite Stimme, um wach zu bleiben. „Sie hatte kein Instrument und keine Noten“, sagt Wiebke Rohde. „Sie hatte ein Kraftwerk.“ Die Enkelin durfte einmal mit, saß unter dem Pult und hat, wie sie sagt, in dieser Nacht gelernt, was ein Grundton ist.',
        'Das letzte der Bücher liegt heute bei uns in einer Vitrine neben der Bar. Am 3. Mai 1980 steht am Rand mit Bleistift: „Wiebke. 3400 g.“ Die Frequenz war normal.',
        'Vor „Carmen“ geht sie kurz nach oben in den Schaltraum. Es summt dort nichts mehr. Sie nimmt den Ton trotzdem von da mit.',
      ],
      [
        'From 1958 to 1986 Margot Rohde sat in the Switch Room, on nights, and every fifteen minutes wrote a number in a book. It was always more or less the same. When it read 49.8 she telephoned Leipzig.',
        'Left to itself, the grid hums a G. She sang along, second part, in order to stay awake. ‘She had no instrument and no music,’ says Wiebke Rohde. ‘She had a power grid.’ The granddaughter was allowed to come just once. She sat under the desk and that night, she says, learned what a keynote is.',
        'The last of the books is now in a glass case beside our bar. On 3 May 1980 there is a note in pencil in the margin: ‘Wiebke. 3,400 g.’ The frequency was normal.',
        'Before Carmen she goes up to the Switch Room for a moment. Nothing hums there any more. She takes the note from it all the same.',
      ],
    ),
  },
  voegel: {
    name: { de: 'Was tun mit sechzehn Geigen, wenn man eine hat', en: 'What to do about sixteen violins when you have one' },
    subline: {
      de: 'Sebastian Overbeck über Dvořák für dreizehn Leute',
      en: 'Sebastian Overbeck on Dvořák for thirteen people',
    },
    text: texts(
      [
        '<strong>Herr Overbeck, wen haben Sie als Erstes gestrichen?</strong>',
        'Niemanden. Ich habe gezählt, wer was zu sagen hat. In einer Sinfonie sagen sehr viele dasselbe, weil der Saal groß ist. Unserer ist klein. Wenn es einmal gesagt ist, haben es alle gehört.',
        '<strong>Das Largo lebt aber davon, dass siebzig Leute leise sind.</strong>',
        'Das dachte ich auch. Dann hat Silke Maurer es allein gespielt, ohne Vibrato, und die Lüftung ging aus. Das war keine Absicht, ein Relais. Seitdem schalten wir die Lüftung an dieser Stelle aus.',
        '<strong>Wer hört den Unterschied?</strong>',
        'Alle. Es klingt nicht nach weniger. Es klingt, als hätte jemand die Wand weggenommen und man sähe die Leitungen. Manche mögen das nicht. Die schicke ich nach Leipzig, dort haben sie sehr schöne Wände.',
      ],
      [
        '<strong>Whom did you cut first?</strong>',
        'Nobody. I counted who has something to say. In a symphony a great many people say the same thing, because the hall is large. Ours is small. Once it has been said, everybody has heard it.',
        '<strong>But the Largo lives on seventy people being quiet.</strong>',
        'So I thought. Then Silke Maurer played it on her own, without vibrato, and the ventilation went off. It was not meant, it was a relay. Since then we switch the ventilation off at that point.',
        '<strong>Who can hear the difference?</strong>',
        'Everyone. It does not sound like less. It sounds as though somebody had taken the wall away and you could see the wiring. Some people do not care for that. I send them to Leipzig, where they have very fine walls.',
      ],
    ),
  },
  tuer: {
    name: { de: 'Karton 9', en: 'Box 9' },
    subline: {
      de: 'Leute aus dem Viertel haben uns gegeben, was sie aus einer Ehe mitgenommen haben. Theresa Kolowrat packt es jeden Abend ein',
      en: 'People of the neighbourhood gave us what they took with them from a marriage. Every night Theresa Kolowrat packs it',
    },
    text: texts(
      [
        'Wir hatten einen Aushang in der Wäscherei gemacht und mit drei Gegenständen gerechnet. Es kamen einundvierzig: ein Salatbesteck, ein Kinderrad, ein Ordner mit der Aufschrift „Meins“, zwei linke Hausschuhe von verschiedenen Leuten.',
        'Theresa Kolowrat kennt zu jedem Stück die Geschichte und darf keine erzählen. Sie packt in der Reihenfolge, in der ihr die Männer auf der Bühne ins Wort fallen. Bei jedem Wort ein Griff. An langen Abenden reichen neun Kartons nicht.',
        'Karton 9 bleibt immer leer. Sie klebt ihn zu, schreibt das Datum darauf und trägt ihn am Ende hinaus, an Helmer vorbei, zur Hoftür. Man hört, wie sie ihn draußen abstellt. Mehr hört man nicht.',
        'Nach der Vorstellung sind die anderen acht offen. Im März stand eine Frau sehr lange vor dem Salatbesteck. Dann nahm sie den Löffel mit und ließ die Gabel da. Wir haben nichts gesagt.',
      ],
      [
        'We put up a notice in the laundry and expected three objects. Forty-one arrived: salad servers, a child’s bicycle, a folder labelled ‘Mine’, two left slippers from two different people.',
        'Theresa Kolowrat knows the story of each of them and may tell none. She packs at the rate at which the men on stage interrupt her: one word, one object. On long evenings nine boxes are not enough.',
        'Box 9 always stays empty. She tapes it up, writes the date on it and at the end carries it out, past Helmer, to the yard door. You hear her set it down outside. You hear nothing else.',
        'After the performance the other eight are open. In March a woman stood in front of the salad servers for a very long time. Then she took the spoon and left the fork. We said nothing.',
      ],
    ),
  },
  stationen: {
    name: { de: 'Schubert, 1,1 Kilometer', en: 'Schubert, 1.1 kilometres' },
    subline: {
      de: 'Moritz Staudinger hat die „Winterreise“ vermessen. Ein Protokoll',
      en: 'Moritz Staudinger has surveyed Winterreise. A record',
    },
    text: texts(
      [
        'Der Schaltraum ist 22 Meter lang. „Gute Nacht“ dauert acht Bahnen, wenn man nicht zu schnell geht, „Der Lindenbaum“ nur zwei, weil er dort stehen bleibt. Beim Leiermann geht er gar nicht. Zusammen sind es fünfzig Bahnen oder elfhundert Meter, mit einem Maßband der Stadtvermessung ermittelt und von der Pianistin bezeugt.',
        'Mitgehen dürfen alle. In der Regel gehen sechs, höchstens elf. Nach der „Post“ setzen sich die meisten wieder, nach der „Krähe“ auch die Ehrgeizigen. Ein Herr aus Naumburg ist einmal die ganze Reise mitgegangen, mit Stock, und hat nachher gefragt, ob es das als Wanderkarte gibt.',
        'Staudinger achtet auf die Schritte hinter sich. „Wenn sie leiser werden, werde ich leiser. Das ist die ganze Interpretation.“',
        'Den Plan haben wir gezeichnet. Er hängt an der Tür, Maßstab 1:50, die Tränen sind eingetragen.',
      ],
      [
        'The Switch Room is 22 metres long. The first song takes eight lengths of it, if you do not hurry, The Linden Tree only two, because there he stops. In The Hurdy-Gurdy Man he does not walk at all. Together that makes fifty lengths, or eleven hundred metres, measured with a tape borrowed from the town surveyor and witnessed at the piano.',
        'Anyone may walk along. As a rule six do, eleven at most. After The Post most of them sit down again, after The Crow the ambitious ones as well. A gentleman from Naumburg once walked the whole journey, with a stick, and asked afterwards whether it was to be had as a hiking map.',
        'Staudinger listens to the steps behind him. ‘When they grow quieter, so do I. That is the entire interpretation.’',
        'We have drawn the plan. It hangs on the door, scale 1:50, with the tears marked in.',
      ],
    ),
  },
};
