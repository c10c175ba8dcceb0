import { paragraphs } from '../words.ts';
import type { DatedArticle } from './dated-article.ts';

/** From the children's and youth theatre. */
export const youngAudience: DatedArticle[] = [
  {
    key: 'unterhose',
    daysAgo: 10,
    name: { de: 'Was trägt ein Kaiser, der nichts trägt?', en: 'What do you wear when you wear nothing?' },
    subline: { de: 'Eine vierte Klasse berät unsere Kostümabteilung', en: 'A class of ten-year-olds advises our costume department' },
    text: {
      de: paragraphs(
        '„Er braucht eine Unterhose“, sagt Emil, 9, und niemand widerspricht. Die Klasse 4b der Grundschule am Wall sitzt im Kostümfundus zwischen dreihundert Paar Stiefeln und hat einen Auftrag: Der Kaiser soll nackt aussehen, ohne es zu sein.',
        'Zuerst wird gesammelt, was ein Kaiser überhaupt besitzt. Ein Zepter, sagt die eine Hälfte. Angst, sagt Ayşe, 10, weil er ja keinem glauben kann. Danach ist es kurz still, und Josefine Lattwein schreibt das Wort groß in die Mitte der Tafel.',
        'Dann wird gezeichnet. Es gibt Hosen mit Taschen für Geheimnisse, Hosen mit Fenstern und eine, die Trompete spielt. Eine Gruppe besteht darauf, dass der Kaiser seine Hose selbst gestrickt hat, heimlich, nachts, weil er das gern macht und es keiner wissen darf.',
        'Vierundzwanzig Entwürfe liegen am Ende auf dem Tisch. Gewonnen hat eine Hose mit Kronen aus Filz. Josefine Lattwein hat nur den Gummi geändert. Bei der Premiere saß die 4b in der ersten Reihe und wartete zwei Stunden lang auf einen einzigen Augenblick.',
      ),
      en: paragraphs(
        '‘He needs pants,’ says Emil, nine, and nobody disagrees. Class 4b is sitting in the costume store among three hundred pairs of boots with a job to do: the emperor must look naked without being so.',
        'First they collect what an emperor owns. A sceptre, says one half of the class. Fear, says Ayşe, ten, because there is nobody he can believe. For a moment it is quiet, and Josefine Lattwein writes the word in large letters in the middle of the board.',
        'Then they draw. There are pants with pockets for secrets, pants with windows and a pair that plays the trumpet. One group insists that the emperor knitted his own, in secret, at night, because he enjoys it and nobody must know.',
        'By the end there are twenty-four designs on the table. The winner is a pair with felt crowns. Josefine Lattwein changed nothing but the elastic. On the first night class 4b sat in the front row and waited two hours for a single moment.',
      ),
    },
    image: 'poster-kaiser',
    tags: ['kostuem', 'familie'],
    productions: ['kaiser'],
    author: 'Marlene Dietz',
  },
  {
    key: 'topfdeckel',
    daysAgo: 41,
    name: { de: 'Bitte bringen Sie einen Topfdeckel mit', en: 'Please bring a saucepan lid' },
    subline: { de: 'Mio Takahashi stimmt eine Küche', en: 'Mio Takahashi tunes a kitchen' },
    text: {
      de: paragraphs(
        'Ein Deckel für den 24er-Topf klingt nach fis. Der Schmortopf meiner Großmutter ist ein d, leider mit Delle. Für die Stadtmusikanten habe ich alle Deckel des Hauses gesammelt und sortiert, es fehlt noch ein as.',
        'Emaille klingt rund, Edelstahl lang, Aluminium beleidigt. Glas bitte nicht mitbringen, das haben wir einmal probiert. Am besten klingt ein Deckel, wenn man ihn am Knauf hält und mit einem Holzlöffel anschlägt, als wollte man ihn wecken, ohne ihn zu erschrecken.',
        'Im Finale zeige ich nach links, nach rechts und nach oben, mehr Noten gibt es nicht. Wer falsch spielt, spielt eben die zweite Stimme. In der letzten Vorstellung hat ein Mädchen auf dem Balkon ein Solo gespielt, das so gut war, dass der Esel aufhörte.',
        'Wer ein as hat, bringt es bitte mit. Im Finale spielen zweihundert Leute gleichzeitig, und es klingt besser, als es klingen dürfte.',
      ),
      en: paragraphs(
        'The lid of a medium saucepan is an F sharp. My grandmother’s casserole is a D, sadly with a dent. For the Town Musicians I collected and sorted every lid in the building. We are still short of an A flat.',
        'Enamel sounds round, stainless steel goes on for ever, aluminium sounds offended. Please do not bring glass; we tried that once. A lid sounds best if you hold it by the knob and tap it with a wooden spoon, as though you wanted to wake it without giving it a fright.',
        'In the finale I point left, right and up. That is all the notation there is. If you play wrong, you are playing second part. At the last performance a girl in the balcony played a solo so good that the donkey stopped.',
        'If you have an A flat, please bring it. Two hundred people play in the finale, and it sounds better than it has any right to.',
      ),
    },
    image: 'poster-stadtmusikanten',
    tags: ['musik', 'familie', 'publikum'],
    productions: ['stadtmusikanten'],
    author: 'Mio Takahashi',
  },
  {
    key: 'kritik',
    daysAgo: 60,
    name: { de: 'Kritik aus der dritten Reihe', en: 'Notices from row three' },
    subline: {
      de: 'Nach jeder Familienvorstellung liegt im Foyer ein Gästebuch. Wir haben darin gelesen.',
      en: 'After every family show there is a visitors’ book in the foyer. We have been reading it.',
    },
    text: {
      de: paragraphs(
        '„Der Hahn war der Beste, weil er am meisten Angst hatte und trotzdem laut war.“ (Jule, 7) Wir haben diesen Satz über den Schminktisch von Jakob Sonntag gehängt. Er sagt, er habe in zwölf Jahren keine klügere Kritik bekommen, auch nicht aus Berlin.',
        '„Man sieht, dass der Hund ein Mensch ist, aber das macht nichts.“ (Bela, 6) „Ich habe nicht geweint, meine Schwester hat geweint.“ (Ferdinand, 5) „Das Licht war lila, obwohl im Text nichts von lila stand. Hat mir gefallen.“ (Mina, 9)',
        'Es gibt auch Beschwerden. Der Esel hat im zweiten Bild den falschen Schuh an, das haben elf Kinder gemeldet und kein einziger Erwachsener. Die Pause sei zu kurz für ein Eis und zu lang für nichts. Und warum, fragt Oskar, 8, hat der Räuber keinen Namen?',
        'Die Fragen gehen jeden Montag an die Regie. Der Schuh ist inzwischen richtig. Der Räuber heißt seit November Oskar.',
      ),
      en: paragraphs(
        '‘The cockerel was best because he was the most scared and he was loud anyway.’ (Jule, 7) We have pinned this above Jakob Sonntag’s dressing table. In twelve years, he says, he has not had a wiser notice, not even from Berlin.',
        '‘You can see that the dog is a person, but it doesn’t matter.’ (Bela, 6) ‘I did not cry, my sister cried.’ (Ferdinand, 5) ‘The light was purple, though nobody said anything about purple. I liked it.’ (Mina, 9)',
        'There are complaints, too. In scene two the donkey is wearing the wrong shoe, as reported by eleven children and not one adult. The interval is too short for an ice cream and too long for nothing. And why, asks Oskar, eight, does the robber have no name?',
        'Every Monday the questions go to the director. The shoe has been put right. Since November the robber has been called Oskar.',
      ),
    },
    tags: ['publikum', 'familie'],
    productions: ['stadtmusikanten'],
    author: 'Marlene Dietz',
  },
  {
    key: 'pappe',
    daysAgo: 98,
    name: { de: 'Aus einem Karton wird ein Kirschgarten', en: 'A cardboard box becomes an orchard' },
    subline: {
      de: 'Einmal im Monat gehört die Probebühne Nord allen, die eine Schere halten können',
      en: 'Once a month the North Rehearsal Stage belongs to anyone who can hold a pair of scissors',
    },
    text: {
      de: paragraphs(
        'Zehn Uhr, die Tür geht auf, und dreißig Kinder laufen los, als gäbe es etwas umsonst. Es gibt tatsächlich etwas umsonst: Pappröhren aus der Druckerei, Drahtreste aus der Schlosserei, Samt von einem Vorhang, der 1989 zum letzten Mal zuging.',
        'Marlene Dietz stellt eine Frage und keine Aufgabe. Heute lautet sie: Wie sieht ein Garten aus, den man nie zu sehen bekommt? Ein Junge baut eine Mauer. Ein Mädchen baut ein Ohr und legt es an die Mauer. Zwei Väter bauen einen Baum, der nicht steht, und verteidigen ihn.',
        'Die Leute aus dem Malsaal helfen nur, wenn sie gefragt werden. Sie zeigen, wie man Pappe bricht, ohne sie zu knicken, und dass Schatten meistens lila sind. Danach wollen alle lila, und zwar sofort.',
        'Am Schluss geht das Licht aus, eine Taschenlampe geht an, und aus dreißig kleinen Gärten wird an der Wand ein sehr großer. Emre Sayın, der den „Kirschgarten“ inszeniert, steht hinten an der Tür und macht sich Notizen.',
      ),
      en: paragraphs(
        'Ten o’clock, the door opens, and thirty children run as though something were being given away. Something is: cardboard tubes from the printer’s, wire from the metal shop, velvet from a curtain that last came down in 1989.',
        'Marlene Dietz does not set a task, she asks a question. Today it is this: what does a garden look like that you never get to see? One boy builds a wall. One girl builds an ear and leans it against the wall. Two fathers build a tree that will not stand up, and defend it.',
        'The people from the paint shop help only when asked. They show you how to break cardboard without creasing it, and that shadows are mostly purple. After that everybody wants purple, at once.',
        'Finally the lights go out, a torch goes on, and thirty small gardens become one very large one on the wall. Emre Sayın, who is directing The Cherry Orchard, stands by the door at the back and takes notes.',
      ),
    },
    image: 'poster-werkstatt',
    tags: ['familie', 'buehnenbild', 'publikum'],
    productions: ['werkstatt', 'kirschgarten'],
    author: 'Sofia Lindqvist',
  },
  {
    key: 'pfeifen',
    daysAgo: 152,
    name: { de: 'Warum darf hier niemand pfeifen?', en: 'Why is nobody allowed to whistle?' },
    subline: {
      de: 'Sieben Fragen, die Kinder auf unseren Führungen stellen, und was wir antworten',
      en: 'Seven questions children ask on our tours, and what we tell them',
    },
    text: {
      de: paragraphs(
        '<strong>Warum darf niemand pfeifen?</strong> Früher gaben sich die Leute im Schnürboden Zeichen mit Pfiffen, viele von ihnen waren Seeleute. Wer auf der Bühne pfiff, bekam womöglich einen Sandsack auf den Kopf. Heute gibt es Funkgeräte. Pfeifen darf man trotzdem nicht.',
        '<strong>Wie schwer ist der Eiserne Vorhang?</strong> Elf Tonnen, so viel wie zwei Elefanten und ein Klavier. Er braucht dreißig Sekunden, und einmal am Tag muss er sich bewegen, auch wenn niemand zusieht.',
        '<strong>Wohnt hier jemand?</strong> Nein. Aber Bernd Mühlhausen hat einmal so lange über seinen Text nachgedacht, dass der Pförtner abgeschlossen hat. Er fand das Sofa aus „Nora“ sehr bequem.',
        '<strong>Gibt es ein Gespenst?</strong> Ja, jeden Abend, wenn „Hamlet“ läuft. <strong>Sind die Schwerter echt?</strong> Echt schon, scharf nicht. <strong>Was macht die Frau in dem Kasten?</strong> Sie liest mit und flüstert, und sie ist die Einzige, die alle Stücke auswendig kann. <strong>Darf ich mal auf die Bühne?</strong> Deshalb sind wir hier.',
      ),
      en: paragraphs(
        '<strong>Why is nobody allowed to whistle?</strong> The people in the fly loft used to signal to one another by whistling; many of them were sailors. Whistle on stage and you might have got a sandbag on the head. Today they have radios. You still may not whistle.',
        '<strong>How heavy is the safety curtain?</strong> Eleven tonnes, or two elephants and a piano. It takes thirty seconds, and it has to move once a day, even if nobody is watching.',
        '<strong>Does anyone live here?</strong> No. But Bernd Mühlhausen once thought about his lines for so long that the porter locked up. He found the sofa from A Doll’s House very comfortable.',
        '<strong>Is there a ghost?</strong> Yes, whenever Hamlet is on. <strong>Are the swords real?</strong> Real, but not sharp. <strong>What does the lady in the box do?</strong> She reads along and whispers, and she is the only person who knows every play by heart. <strong>May I go on the stage?</strong> That is why we are here.',
      ),
    },
    image: 'poster-fuehrung',
    tags: ['technik', 'familie', 'publikum'],
    productions: ['fuehrung'],
    author: 'Fatou Diallo',
  },
];
