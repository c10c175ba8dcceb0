import { paragraphs } from '../words.ts';
import type { DatedArticle } from './dated-article.ts';

/** Reports from the workshops. */
export const workshop: DatedArticle[] = [
  {
    key: 'seide',
    daysAgo: 3,
    name: { de: 'Vierhundert Meter Seide werden ein Meer', en: 'Four hundred metres of silk become a sea' },
    subline: {
      de: 'Sechs Wochen lang haben die Werkstätten gefärbt, genäht und geflucht. Ein Besuch im Malsaal.',
      en: 'For six weeks the workshops dyed, stitched and swore. A visit to the paint shop.',
    },
    text: {
      de: paragraphs(
        'Wer den Malsaal im Färberweg betritt, muss die Schuhe ausziehen. Auf dem Boden liegt das Meer: vierhundert Meter Seide in elf Blautönen, von denen keiner Blau heißen darf. „Das hier ist Mittwoch, vier Uhr früh“, sagt eine Malerin und zeigt auf eine Bahn, die fast schwarz ist.',
        'Tarek Amrani wollte Wasser, das man hören kann. Kunststoff raschelt, Baumwolle schweigt, nur Seide klingt wie eine Welle, die sich noch nicht entschieden hat. Also wurde gefärbt, gespült, getrocknet, verworfen. Drei Waschmaschinen haben das nicht überlebt.',
        'Genäht wurde nachts, weil tagsüber die Tische für die Kostüme gebraucht wurden. Eine Naht, die man aus der zehnten Reihe sieht, ist eine Küste, und eine Küste war nicht bestellt. Also liegen die Nähte schräg und laufen mit den Wellen mit. Wer sie findet, darf sie behalten.',
        'Zwölf Menschen bewegen den Stoff an jedem Abend von Hand. Sie proben seit September und haben Muskeln an Stellen, an denen sie vorher keine kannten. Es gibt keine Zählzeiten, nur einen Atem: Wer führt, atmet hörbar ein, und dann hebt sich die See.',
        'Nach der Vorstellung wird das Meer zusammengelegt. Das dauert vierzig Minuten und geht nur zu acht, zwei passen auf, dass keiner auf den Horizont tritt. Im Programmheft stehen die Namen aller Beteiligten unter „Sturm“.',
      ),
      en: paragraphs(
        'You have to take your shoes off to enter the paint shop in Färberweg. The sea is lying on the floor: four hundred metres of silk in eleven shades, none of which may be called blue. ‘This one is Wednesday, four in the morning,’ says a painter, pointing to a length that is almost black.',
        'Tarek Amrani wanted water you could hear. Plastic rustles and cotton says nothing; only silk sounds like a wave that has not made up its mind. So they dyed, rinsed, dried and threw away. Three washing machines did not survive.',
        'The sewing was done at night, because by day the tables belonged to the costumes. A seam that can be seen from row ten is a coastline, and nobody had ordered a coastline. So the seams run at a slant, along with the waves. If you can find one, it is yours.',
        'Every evening twelve people move the fabric by hand. They have been rehearsing since September and have found muscles they did not know about. Nobody counts. There is only breath: whoever is leading breathes in, loudly enough for the others to hear, and the sea rises.',
        'After the show the sea is folded up. It takes forty minutes and eight pairs of hands, and two more people to make sure that nobody treads on the horizon. In the programme all their names appear under ‘Storm’.',
      ),
    },
    image: 'poster-sturm-3',
    tags: ['buehnenbild', 'handwerk', 'shakespeare'],
    productions: ['sturm'],
    author: 'Sofia Lindqvist',
  },
  {
    key: 'see',
    daysAgo: 14,
    name: { de: 'Ein See, zwei Millimeter tief', en: 'A lake two millimetres deep' },
    subline: {
      de: 'Wie viel Wasser braucht Schwanensee? Die Bühnentechnik hat nachgerechnet.',
      en: 'How much water does Swan Lake need? The stage crew did the sums.',
    },
    text: {
      de: paragraphs(
        'Dreihundertvierzig Liter. So viel passt in zwei große Badewannen, und so viel genügt, um das Große Haus in einen See zu verwandeln. Mehr wäre gefährlich, weniger wäre eine Pfütze. Die Grenze zwischen beiden liegt bei zwei Millimetern.',
        'Der schwarze Tanzboden wird dafür an den Rändern um Fingerbreite aufgebogen. Eine Stunde vor der Pause heizt die Technik das Wasser auf achtundzwanzig Grad, denn kalte Füße machen kurze Sprünge. Den Schlauch bedient seit der Premiere derselbe Kollege. Er trägt dabei Krawatte.',
        'Inês Caldeira tanzt über dem Wasser, Zanele Mokoena darunter, jedenfalls sieht es so aus. In Wahrheit stehen beide auf demselben Boden und teilen sich ein Spiegelbild. „Ich sehe nie mich“, sagt Mokoena. „Ich sehe immer sie, und ich muss ihr glauben.“',
        'Nach dem letzten Vorhang kommen die Abzieher: sechs Leute, sechs breite Gummilippen, vier Minuten. Das Wasser läuft in die Unterbühne, wird gefiltert und gießt am nächsten Morgen den Garten hinter dem Werkstatthaus. Die Tomaten dort heißen Odette.',
      ),
      en: paragraphs(
        'Three hundred and forty litres. That is two large bathtubs, and it is enough to turn the Main House into a lake. Any more would be dangerous, any less a puddle. The border between the two runs at two millimetres.',
        'To hold it, the black dance floor is turned up at the edges by the breadth of a finger. An hour before the interval the crew heat the water to twenty-eight degrees, because cold feet make for short jumps. The same man has worked the hose since the first night. He wears a tie for it.',
        'Inês Caldeira dances above the water and Zanele Mokoena below it, or so it seems. In fact they stand on the same floor and share a reflection. ‘I never see myself,’ says Mokoena. ‘I only ever see her, and I have to believe her.’',
        'After the final curtain come the squeegees: six people, six wide rubber blades, four minutes. The water runs off below the stage, is filtered and goes on the garden behind the workshops in the morning. The tomatoes there are called Odette.',
      ),
    },
    image: 'poster-schwanensee',
    tags: ['tanz', 'technik', 'buehnenbild'],
    productions: ['schwanensee'],
    author: 'Clara Nissen',
  },
  {
    key: 'ohren',
    daysAgo: 24,
    name: { de: 'Vierhundert Gramm Ohr', en: 'Four hundred grams of ear' },
    subline: {
      de: 'Wie ein Bass zum Esel wird, ohne die Höhe zu verlieren',
      en: 'How a bass becomes a donkey without losing his top notes',
    },
    text: {
      de: paragraphs(
        'Pavel Hrubý singt das tiefe D im Liegen, im Stehen und neuerdings mit Ohren. Sie sind siebzig Zentimeter lang, aus Carbon und Filz, und hören auf zwei Fäden, die durch den linken Ärmel laufen.',
        'Die erste Fassung wog zwei Kilo und dämpfte das Orchester so stark, dass Hrubý einen Takt zu spät einsetzte. Die zweite war leicht, aber sie pfiff, sobald er sich drehte. Die dritte war vollkommen und fing in der Generalprobe Feuer, zum Glück nur ein wenig.',
        'Das Geheimnis der vierten ist ein Loch. Hinter dem Filz, genau über Hrubýs eigenen Ohren, sitzt ein Stück Gaze, durch das der Klang hindurchgeht, als wäre da nichts. Von außen sieht man es nicht. Von innen hört man sogar die zweite Flöte.',
        'Diese vierte Fassung nahm er zum Mittagessen mit in die Kantine. Er bestellte Linsen, wackelte erst rechts, dann links, und die Schlange hinter ihm vergaß zu schieben. Da wusste die Requisite: Jetzt stimmt es.',
      ),
      en: paragraphs(
        'Pavel Hrubý can sing a low D lying down, standing up and, of late, in ears. They are seventy centimetres long, made of carbon fibre and felt, and obey two threads that run down his left sleeve.',
        'The first pair weighed two kilos and muffled the orchestra so thoroughly that Hrubý came in a bar late. The second pair was light but whistled when he turned his head. The third was perfect and caught fire at the dress rehearsal, though only slightly.',
        'The secret of the fourth is a hole. Behind the felt, just over Hrubý’s own ears, there is a patch of gauze through which the sound passes as if nothing were there. From outside you cannot see it. From inside you can hear the second flute.',
        'He wore this fourth pair to lunch in the canteen. He ordered lentils, twitched the right ear and then the left, and the queue behind him forgot to move. That is when the props department knew they had got it right.',
      ),
    },
    image: 'poster-sommernachtstraum',
    tags: ['kostuem', 'musik', 'oper'],
    productions: ['sommernachtstraum'],
    author: 'Josefine Lattwein',
  },
  {
    key: 'treppe',
    daysAgo: 37,
    name: { de: 'Vierundfünfzig Stufen und ein falscher Lichtschalter', en: 'Fifty-four stairs and a false light switch' },
    subline: {
      de: 'Die Schlosserei hat ein Treppenhaus gebaut, in dem nichts stimmt und alles passt',
      en: 'The metal shop has built a staircase in which everything is wrong and all of it works',
    },
    text: {
      de: paragraphs(
        'Eine Treppe im Theater ist anders als eine Treppe im Leben. Im Leben soll niemand stolpern. Im Theater muss jemand stolpern, und zwar jeden Abend an derselben Stelle, mit einem Paket auf dem Arm und ohne sich wehzutun.',
        'Tarek Amrani hat dafür siebzehn Treppenhäuser in Hohenfurt vermessen. Die Stufenhöhe stammt aus der Wallstraße, das Geländer aus der Bahnhofsvorstadt, der Geruch nach Bohnerwachs von einer Hausmeisterin, die ihr Rezept nur gegen zwei Premierenkarten herausgab.',
        'Stufe dreiundzwanzig ist vier Millimeter höher als die anderen. Man sieht es nicht, aber der Fuß merkt es, und so stolpert Viktor Lazarov mit der schönsten Selbstverständlichkeit. Der Lichtschalter im zweiten Stock tut nichts. Er ist nur da, damit alle ihn drücken.',
        'Acht Türen werden an einem Abend insgesamt vierundsechzigmal zugeschlagen. Jede hat ihr eigenes Schloss und ihren eigenen Ton, die Tischlerei hat sie gestimmt wie ein Xylophon. Wer die Augen schließt, kann hören, wer nach Hause kommt.',
      ),
      en: paragraphs(
        'A staircase in the theatre is not like a staircase in life. In life nobody is meant to trip. In the theatre somebody has to, every night, on the same step, with a parcel in their arms and without getting hurt.',
        'Tarek Amrani measured seventeen staircases in Hohenfurt for it. The height of the steps comes from Wallstrasse, the banister from the streets behind the station, and the smell of floor polish from a caretaker who parted with her recipe for nothing less than two tickets to the first night.',
        'Step twenty-three is four millimetres higher than the rest. You cannot see it, but a foot can tell, and so Viktor Lazarov stumbles with perfect conviction. The light switch on the second floor does nothing. It is only there for everyone to press.',
        'In one evening eight doors are slammed sixty-four times. Each has its own lock and its own note; the joiners tuned them like a xylophone. Close your eyes and you can hear who is coming home.',
      ),
    },
    image: 'poster-halbtreppe',
    tags: ['buehnenbild', 'handwerk', 'stadt'],
    productions: ['halbtreppe'],
    author: 'Sofia Lindqvist',
  },
  {
    key: 'handtuch',
    daysAgo: 52,
    name: { de: 'Das Handtuch wird kürzer', en: 'The towel gets shorter' },
    subline: {
      de: 'Kleine Geschichte eines Requisits aus „Macbeth“',
      en: 'The short history of a prop from Macbeth',
    },
    text: {
      de: paragraphs(
        'Im ersten Akt misst es einen Meter vierzig, im fünften noch dreißig Zentimeter. Dazwischen wäscht sich ein Ehepaar die Hände. Mehr geschieht auf dieser Bühne nicht, und es ist schlimmer als jede Schlacht.',
        'Die Requisite legt für jede Vorstellung fünf Handtücher bereit, weiß, gestärkt und mit Bleistift nummeriert. Getauscht wird im Dunkeln, in elf Sekunden, von einer Kollegin in schwarzen Socken. Sie ist in dem Stück die Einzige, die nie entdeckt wird.',
        'Das Blut ist Rote Bete mit Glyzerin, nach einem Rezept von 1974. Es geht bei vierzig Grad heraus, was Lady Macbeth nicht weiß. Thea Kallweit sagt, sie rieche noch im Bus nach Salat.',
        'Einmal fehlte Nummer vier. Joris Albrecht trocknete sich daraufhin die Hände an der Krone ab, und im Saal lachte niemand. Seitdem überlegt die Regie, ob Nummer vier überhaupt gebraucht wird.',
      ),
      en: paragraphs(
        'In act one it is a metre forty long, in act five thirty centimetres. In between a married couple wash their hands. Nothing else happens on this stage, and it is worse than any battle.',
        'For every performance the props department lays out five towels, white, starched and numbered in pencil. They are swapped in the dark, in eleven seconds, by a colleague in black socks. She is the only person in the play who is never found out.',
        'The blood is beetroot and glycerine, from a recipe of 1974. It comes out at forty degrees, which Lady Macbeth does not know. Thea Kallweit says she still smells of salad on the bus home.',
        'Once number four was missing. Joris Albrecht dried his hands on the crown instead, and nobody in the house laughed. Ever since, the director has been wondering whether number four is needed at all.',
      ),
    },
    tags: ['handwerk', 'shakespeare', 'probe'],
    productions: ['macbeth'],
    author: 'Sofia Lindqvist',
  },
  {
    key: 'lebkuchen',
    daysAgo: 68,
    name: { de: 'Sechs Meter Lebkuchen', en: 'Six metres of gingerbread' },
    subline: {
      de: 'Warum das Große Haus im Dezember bis in den zweiten Rang nach Zimt riecht',
      en: 'Why the Main House smells of cinnamon right up to the upper circle in December',
    },
    text: {
      de: paragraphs(
        'Das Herz besteht aus Holz, Gaze und Schaumstoff. Es ist sechs Meter hoch, wiegt dreihundert Kilo und wäre ohne die Bäckerei gegenüber nur eine sehr große Kulisse. Die Bäckerei gegenüber aber liefert seit elf Jahren das Wichtigste: den Duft.',
        'Jeden Spieltag um drei schiebt Meister Hollerbach vier Bleche mit Gewürzteig in den Ofen, eines fürs Foyer, drei für die Lüftung. Die Bleche stehen dann warm in einem Schrank hinter dem Orchestergraben, und ein kleiner Ventilator tut das Übrige. Nach genau sieben Minuten seufzt der zweite Rang.',
        'Ruth Gundlach, die dirigiert, hat sich daran gewöhnt. „Die Hörner nicht“, sagt sie. „Die spielen im Hexenritt jedes Jahr schneller, weil sie danach in die Kantine wollen.“',
        'Angebissen wird das Herz erst in der Vorstellung, von Ilka Brandt, an einer Stelle aus echtem Lebkuchen von der Größe einer Buchseite. Sie ist jedes Mal frisch. Was übrig bleibt, holt am nächsten Morgen der Kinderchor.',
      ),
      en: paragraphs(
        'The heart is made of wood, gauze and foam. It stands six metres high, weighs three hundred kilos and would be no more than a very large piece of scenery but for the bakery across the road. For eleven years the bakery has supplied what matters most: the smell.',
        'At three o’clock on every day of performance Mr Hollerbach slides four trays of spiced dough into the oven, one for the foyer and three for the ventilation. Still warm, they go into a cupboard behind the pit, where a small fan does the rest. Exactly seven minutes later the upper circle sighs.',
        'Ruth Gundlach, who conducts, has grown used to it. ‘The horns have not,’ she says. ‘They take the Witch’s Ride faster every year, because after it they can go to the canteen.’',
        'The heart is bitten into only during the performance, by Ilka Brandt, in a patch of real gingerbread the size of a page. It is fresh every time. What is left over is collected by the children’s choir in the morning.',
      ),
    },
    image: 'poster-haensel',
    tags: ['oper', 'familie', 'stadt'],
    productions: ['haensel'],
    author: 'Marlene Dietz',
  },
  {
    key: 'lampen',
    daysAgo: 89,
    name: { de: 'Zwölf Lampen, zwölf Figuren', en: 'Twelve lamps, twelve characters' },
    subline: {
      de: 'Hannes Biel besetzt den „Sandmann“ mit Glühbirnen',
      en: 'Hannes Biel casts The Sandman with light bulbs',
    },
    text: {
      de: paragraphs(
        'Die Mutter ist eine Küchenlampe von 1958. Clara, die Verlobte, leuchtet aus einer Stehlampe mit gelbem Schirm, der Student Nathanael ist eine nackte Birne am Kabel. Den Sandmann selbst spielt ein Leuchtmittel, das Hannes Biel nicht nennt. „Sonst guckt jeder hin.“',
        'Biel leitet die Beleuchtung seit neunzehn Jahren und hat nie eine Lampe weggeworfen. In seinem Lager unter dem Seitenbühnenturm stehen achthundert Stück, sortiert nach Temperament. Für Hoffmanns Erzählung lud er vierzig zum Vorsprechen ein und ließ jede eine Stunde lang brennen.',
        'Joris Albrecht erzählt die Geschichte allein, unter der Bühne, zwischen Seilzügen. Er hat gelernt, mit den Lampen zu spielen wie mit Kollegen: Man lässt sie ausreden, man steht ihnen nicht im Licht, und wenn eine flackert, wartet man.',
        'Am Ende brennt keine mehr. Die Dunkelheit dauert achtundvierzig Sekunden, in denen sechzig Menschen aufhören zu rascheln. Dann geht irgendwo, sehr leise, die Küchenlampe wieder an. Das steht nicht bei Hoffmann. Das wollte Biel so.',
      ),
      en: paragraphs(
        'The mother is a kitchen light from 1958. Clara, the fiancée, glows from a standard lamp with a yellow shade; Nathanael the student is a naked bulb on a flex. The Sandman himself is played by a lamp that Hannes Biel refuses to name. ‘Otherwise everybody will stare at it.’',
        'Biel has run the lighting department for nineteen years and has never thrown a lamp away. In his store beneath the wing tower there are eight hundred of them, arranged by temperament. For Hoffmann’s tale he called forty to audition and let each burn for an hour.',
        'Joris Albrecht tells the story alone, under the stage, among the hoists. He has learnt to act with the lamps as he would with colleagues: let them finish, keep out of their light and, when one of them flickers, wait.',
        'In the end they are all out. The darkness lasts forty-eight seconds, in which sixty people stop rustling. Then somewhere, very quietly, the kitchen light comes on again. That is not in Hoffmann. That was Biel.',
      ),
    },
    image: 'poster-sandmann',
    tags: ['licht', 'technik'],
    productions: ['sandmann'],
    author: 'Mira Hollenbeck',
  },
  {
    key: 'nasen',
    daysAgo: 110,
    name: { de: 'Vierzig Nasen für Cyrano', en: 'Forty noses for Cyrano' },
    subline: {
      de: 'In der Maske wird gegossen, geschliffen und gezählt',
      en: 'In the make-up department they cast, file and count',
    },
    text: {
      de: paragraphs(
        'Eine Nase hält genau einen Abend. Danach ist sie verschwitzt, verfochten und vom Küssen eingedrückt, und sie wandert in einen Karton mit der Aufschrift „Danke“. Für die Spielzeit hat die Maske vierzig Stück gegossen, aus Schaumlatex, gebacken bei neunzig Grad neben dem Mittagessen.',
        'Die Länge war Gegenstand langer Sitzungen. Sechs Zentimeter wirken wie ein Schnupfen, zwölf wie ein Scherz. Bei neuneinhalb geschah es, dass die Kolleginnen aufhörten zu lachen und anfingen, in die Augen darüber zu sehen. Dabei blieb es.',
        'Gefochten wird trotzdem. Wer einem Mann mit dieser Nase zu nahe kommt, verliert das Gleichgewicht, denn man schätzt Abstände nach dem Gesicht des anderen. Drei Monate hat das Ensemble deshalb mit Nasen aus Pappe trainiert, alle, auch die mit zwei Sätzen Text.',
        'Im letzten Bild nimmt Cyrano sie nicht ab. Darüber wurde gestritten, bis die Maskenbildnerin sagte: „Er weiß doch gar nicht, dass sie abgeht.“ Seitdem ist Ruhe.',
      ),
      en: paragraphs(
        'A nose lasts exactly one evening. After that it is sweated through, fenced out of shape and dented by kisses, and it goes into a box marked ‘Thank you’. For the season the department has cast forty of them in foam latex, baked at ninety degrees next to somebody’s lunch.',
        'The length was the subject of long meetings. Six centimetres look like a cold, twelve like a joke. At nine and a half something happened: people stopped laughing and began to look at the eyes above it. Nine and a half it was.',
        'And there is fencing. Come too close to a man with a nose like that and you lose your balance, because we judge distance by the other person’s face. So for three months the whole company trained in cardboard noses, including those with two lines.',
        'In the last scene Cyrano does not take it off. There was an argument about that until the make-up artist said: ‘But he doesn’t know that it comes off.’ There has been peace ever since.',
      ),
    },
    image: 'poster-cyrano',
    tags: ['handwerk', 'probe', 'ensemble'],
    productions: ['cyrano'],
    author: 'Josefine Lattwein',
  },
  {
    key: 'heinz',
    daysAgo: 137,
    name: { de: 'Der Ventilator heißt Heinz', en: 'The fan is called Heinz' },
    subline: {
      de: 'Fünf Körper und eine Maschine: zu Besuch bei den Proben zu „Gezeiten“',
      en: 'Five bodies and a machine: a visit to rehearsals for Tides',
    },
    text: {
      de: paragraphs(
        'Heinz kommt aus einer Champignonzucht bei Oldenburg, hat einen Durchmesser von zwei Metern zehn und drei Stufen. Stufe eins ist ein Gedanke, Stufe zwei ein Nachmittag an der Küste. Stufe drei wurde einmal ausprobiert, danach suchte man eine Stunde lang die Noten.',
        'Clara Nissen hat zuerst mit dem Wind geprobt und dann erst mit den Menschen. „Man kann sich nicht an etwas lehnen, das man nicht kennt“, sagt sie. Also standen fünf Tänzerinnen und Tänzer zwei Wochen lang vor Heinz und taten nichts, außer nicht umzufallen.',
        'Dann kam das Fallen. Aiko Tanabe kippt nach vorn, bis jeder im Saal weiß, dass es zu weit ist. In diesem Moment greift eine Hand nach ihr, und es ist an jedem Abend eine andere. Abgesprochen wird das nicht. Jemand sieht es kommen, und wer es sieht, ist dran.',
        'Heinz wird nach jeder Vorstellung abgestaubt und bekommt eine Decke. Auf dem Besetzungszettel steht er an sechster Stelle. Nur bei der Premierenfeier durfte er nicht an den Tisch mit den Servietten.',
      ),
      en: paragraphs(
        'Heinz comes from a mushroom farm near Oldenburg, measures two metres ten across and has three speeds. Speed one is a thought, speed two an afternoon by the sea. Speed three was tried once; afterwards they spent an hour looking for the score.',
        'Clara Nissen rehearsed with the wind first and with people second. ‘You can’t lean on something you don’t know,’ she says. So for two weeks five dancers stood in front of Heinz and did nothing except not fall over.',
        'Then came the falling. Aiko Tanabe tips forward until everyone in the house knows that it is too far. At that moment a hand reaches for her, and it is a different hand each night. Nothing is agreed beforehand. Somebody sees it coming, and whoever sees it is the one.',
        'After every performance Heinz is dusted and given a blanket. On the cast list he comes sixth. Only at the first-night party was he kept away from the table with the napkins.',
      ),
    },
    image: 'poster-gezeiten',
    tags: ['tanz', 'technik', 'probe'],
    productions: ['gezeiten'],
    author: 'Sofia Lindqvist',
  },
  {
    key: 'faecher',
    daysAgo: 171,
    name: { de: 'Schneller als jedes Messer', en: 'Faster than any knife' },
    subline: {
      de: 'Ein Fächer, elf Stäbe und ein Knall, den man bis zur Straßenbahn hört',
      en: 'A fan, eleven ribs and a crack that can be heard at the tram stop',
    },
    text: {
      de: paragraphs(
        'Ilka Brandt wollte keine Rose. Rosen, sagt sie, fallen einem beim Singen aus dem Mund und sagen über Carmen nichts, was nicht jeder Tenor schon denkt. Sie wollte etwas, das aufgeht und zuschlägt. So kam der Fächer in die Werkstatt.',
        'Gebaut hat ihn ein Modelltischler, der sonst Stuhlbeine dreht: elf Stäbe aus Birnbaum, zwei Millimeter stark, bespannt mit rot gefärbtem Fallschirmstoff. Das Gelenk stammt von einem Regenschirm. Achtzehn Versuche liegen in einer Schublade, nach Knall geordnet.',
        'Denn um den Knall geht es. Geöffnet macht der Fächer ein Geräusch wie ein Riss, geschlossen eines wie eine Ohrfeige. In der Habanera setzt Brandt ihn genau zwischen die Schläge des Orchesters, und Florian Achterberg behauptet, er habe seither das Gefühl, begleitet zu werden.',
        'Im letzten Bild bleibt der Fächer zu. Don José hat ein Messer, Carmen hat aufgehört zu kämpfen, und man hört zum ersten Mal an diesem Abend, wie still es in einem Haus mit achthundert Menschen werden kann.',
      ),
      en: paragraphs(
        'Ilka Brandt did not want a rose. Roses, she says, drop out of your mouth when you sing, and they tell you nothing about Carmen that every tenor does not think already. She wanted something that opens and strikes. That is how the fan came to the workshop.',
        'It was made by a pattern-maker who normally turns chair legs: eleven ribs of pear wood, two millimetres thick, covered in parachute silk dyed red. The pivot comes from an umbrella. Eighteen attempts lie in a drawer, arranged by loudness.',
        'For the noise is the point. Opened, the fan makes a sound like something tearing; closed, like a slap. In the Habanera Brandt places it precisely between the beats, and Florian Achterberg claims that he has felt accompanied ever since.',
        'In the final scene the fan stays shut. Don José has a knife, Carmen has stopped fighting, and for the first time that evening you hear how quiet a house of eight hundred people can be.',
      ),
    },
    image: 'poster-carmen',
    tags: ['oper', 'handwerk', 'musik'],
    productions: ['carmen'],
    author: 'Dorothea Vahl',
  },
];
