import type { Biographies } from './biographies.ts';

/** Those who act: what they have done in these rooms, and what they do when the light is out. */
export const actors = {
  'agnes-thorwald': [
    [
      'Hanne Reimers spielt seit dem zweiten Winter hier. Damals war die Heizung kaputt, und sie hat Ismene im Pelz ihrer Mutter gespielt. Den Pelz gibt es noch.',
      'Zurzeit ist sie Prospero, der Seher Teiresias und eine von drei Witwen. Weiter als zehn Meter saß hier noch niemand von ihr entfernt.',
    ],
    [
      'Hanne Reimers has been with us since our second winter. The heating was broken, so she played Ismene in her mother’s fur coat. We still have the coat.',
      'At present she is Prospero, the seer Tiresias and one of three widows. Nobody here has ever sat more than ten metres away from her.',
    ],
  ],
  'leyla-demirkan': [
    [
      'Defne Aksoy hat in Essen Maschinenbau angefangen und in Rostock Schauspiel beendet. Den Kran fährt sie mit Prüfung, als Einzige im Ensemble.',
      'Miranda, Ismene, Sonja, Roxane: vier Frauen, die jemandem zuhören. Bei ihr lohnt es sich, in diesem Moment sie anzusehen.',
    ],
    [
      'Defne Aksoy began a degree in engineering in Essen and finished one in acting in Rostock. She is the only member of the company licensed to drive the crane.',
      'Miranda, Ismene, Sonya, Roxane: four women who listen to somebody. When she listens, look at her.',
    ],
  ],
  'kilian-rautenberg': [
    [
      'Luis Harbeck ist am Mühlkanal aufgewachsen und als Kind durch das kaputte Fenster im Schaltraum gestiegen. Er zeigt gern, welches es war.',
      'Als Ariel und Puck spielt er auf der Galerie und darüber, als Astrow sitzt er drei Akte lang am Tisch. Das sei anstrengender, sagt er.',
    ],
    [
      'Luis Harbeck grew up by the mill canal and as a boy used to climb in through the broken window of the Switch Room. He will gladly show you which one.',
      'As Ariel and Puck he plays on the gallery and above it; as Astrov he sits at a table for three acts. That, he says, is the harder work.',
    ],
  ],
  'joris-albrecht': [
    [
      'Tammo Petersen spricht leise. Gelernt hat er es auf einer Hallig, wo man schreit oder wartet, bis der Wind sich legt.',
      'Er ist der Sandmann, Macbeth, Torvald und, wenn jemand krank wird, auch Caliban. Texte lernt er auf dem Weg von der Tram zur Tür. Vier Minuten reichen ihm.',
    ],
    [
      'Tammo Petersen speaks quietly. He learned it on an island in the North Sea, where you either shout or wait for the wind to drop.',
      'He is the Sandman, Macbeth, Torvald and, when somebody is ill, Caliban as well. He learns his lines between the tram and the door. Four minutes are enough.',
    ],
  ],
  'henning-voss': [
    [
      'Ulrich Karsten war elf Jahre Fahrdienstleiter. Wer wissen will, ob er eine Pause hält, kann auf die Uhr sehen.',
      'Sein Cyrano zeigt dem Publikum den Rücken, sein Caliban den Schlüssel. Bei beiden wartet man auf das Gesicht, und er lässt einen warten.',
    ],
    [
      'Ulrich Karsten spent eleven years as a railway signalman. If you wonder whether he is holding a pause, look at your watch.',
      'His Cyrano shows the audience his back, his Caliban shows them the key. In both you wait for the face, and he lets you wait.',
    ],
  ],
  'samuel-okafor': [
    [
      'Daniel Adeyemi hat in Bremen Jura studiert, ein Semester vor dem Examen im Studio hospitiert und die Bücher danach der Requisite geschenkt. In „Hamlet“ stehen sie im Regal.',
      'Als Woyzeck läuft er zwölf Kilometer am Abend. Sonntags läuft er nicht.',
    ],
    [
      'Daniel Adeyemi read law in Bremen. One term before his finals he came to the studio as a trainee, and afterwards gave his books to the props department. In ‘Hamlet’ they stand on the shelf.',
      'As Woyzeck he runs twelve kilometres a night. On Sundays he does not run.',
    ],
  ],
  'bernd-muehlhausen': [
    [
      'Gerd Lohmann stand 1991 auf der ersten Besetzungsliste, als Hauptmann und als Kassierer. Er weiß noch, wer welchen Stuhl mitgebracht hat.',
      'Kreon, Gajew und der Professor aus „Onkel Wanja“: Er spielt Männer, die recht haben, und lässt sie daran scheitern.',
    ],
    [
      'Gerd Lohmann was on our first cast list in 1991, as the captain and as the cashier. He still knows who brought which chair.',
      'Creon, Gayev and the professor in ‘Uncle Vanya’: he plays men who are in the right, and lets that be their undoing.',
    ],
  ],
  'katharina-wessely': [
    [
      'Theresa Kolowrat kam für vier Wochen aus Graz, um Nora zu spielen, und packt nun seit drei Jahren jeden Abend Kartons.',
      'Mit dem verschollenen Dampfschifffahrtskapitän ist sie verwandt, behauptet der Autor. Sie sagt: nicht nachweislich.',
    ],
    [
      'Theresa Kolowrat came from Graz for four weeks to play Nora, and has now been packing boxes every night for three years.',
      'The author claims that she is related to the missing steamship captain. Not provably, she says.',
    ],
  ],
  'friedhelm-nagy': [
    [
      'Eberhard Molnár hat dreißig Jahre lang Steuerberater gespielt, nämlich im Beruf. Mit 54 hat er das Büro seiner Tochter übergeben und bei uns vorgesprochen.',
      'Als Wanja rechnet er jeden Abend laut. Die Tischdecke, auf der er es tut, nimmt danach jemand aus dem Publikum mit; einmal kam sie mit einer Korrektur zurück. Sie stimmte.',
    ],
    [
      'For thirty years Eberhard Molnár played a tax adviser, at the office. At fifty-four he handed the firm to his daughter and auditioned for us.',
      'As Vanya he does sums aloud every night. Somebody in the audience takes the tablecloth home; one was returned with a correction. It was right.',
    ],
  ],
  'paula-immenroth': [
    [
      'Greta Eickhoff war Clownin in drei Krankenhäusern und Kellnerin in keinem Restaurant, obwohl ihr das alle zutrauen.',
      'In „Der Sturm“ ist sie der Betrunkene, in „Macbeth“ eine Stimme aus der Sprechanlage. Alkohol trinkt sie nicht.',
    ],
    [
      'Greta Eickhoff has been a clown in three hospitals and a waitress in no restaurant at all, though everyone assumes it.',
      'In ‘The Tempest’ she is the drunk, in ‘Macbeth’ a voice from the entryphone. She does not drink.',
    ],
  ],
  'ole-brandis': [
    [
      'Sven Hartung hat die Bar gebaut und spielt seitdem in ihrer Nähe: als Frosch, als Zuckerbäcker, als Kapitän, der nicht wiederkommt.',
      'Er liest jeden Tag die Lindenauer Zeitung, und zwar gründlich. Der Stadtrat weiß das inzwischen.',
    ],
    [
      'Sven Hartung built the bar and has been acting in its vicinity ever since: as the jailer, as the pastry cook, as a captain who does not return.',
      'He reads the Lindenau paper every day, thoroughly. By now the town council is aware of it.',
    ],
  ],
  'rosalie-quint': [
    [
      'Josephine Krumme ist 24 und hat die Schule verlassen, bevor sie fertig war. Den Abschluss macht sie jetzt abends, wenn sie nicht Antigone ist.',
      'Auch die Ophelia, die Marie und das Kind, das dem Kaiser die Wahrheit sagt, gehören ihr. Das Kind probt sie am meisten.',
    ],
    [
      'Josephine Krumme is twenty-four and left school before it was over. She is taking her exams at evening classes, on nights when she is not Antigone.',
      'Ophelia, Marie and the child who tells the emperor the truth are hers, too. It is the child she rehearses most.',
    ],
  ],
  'malik-osterloh': [
    [
      'Idris Behrens hat im Studio Kabel gezogen, bis jemand fragte, wie er den Text vom Rand aus mitspricht. Er konnte ihn ganz.',
      'Er ist der schöne Christian, der keine Worte findet, und Jannis, der Kurier, der keine Zeit hat. Die Kabel zieht er immer noch.',
    ],
    [
      'Idris Behrens was laying cables in the studio until somebody noticed that he was mouthing the lines. He knew all of them.',
      'He is handsome Christian, who cannot find words, and Jannis the courier, who has no time. He still lays the cables.',
    ],
  ],
  'thea-kallweit': [
    [
      'Nele Schimanek hat Geige studiert und aufgehört, weil man dabei nicht sprechen kann. Ihre Lady Macbeth zählt innerlich mit, in Vierteln, gegen den Tropfen.',
      'Sie war noch nie zu laut und noch nie zu leise. Der Ton fragt sie, wenn er unsicher ist.',
    ],
    [
      'Nele Schimanek studied the violin and stopped because you cannot speak while playing it. Her Lady Macbeth counts under her breath, in crotchets, against the drip.',
      'She has never been too loud or too quiet. When the sound desk is in doubt, it asks her.',
    ],
  ],
  'viktor-lazarov': [
    [
      'Boris Dimitrov kam 2004 mit einem Gastspiel aus Warna, verpasste den Bus zurück und half beim Abbau. Den Akzent setzt er ein oder lässt ihn weg, beides auf Verlangen.',
      'Er übersetzt unsere Stücke ins Bulgarische. Gelesen hat sie dort bisher seine Schwester.',
    ],
    [
      'Boris Dimitrov arrived from Varna with a touring company in 2004, missed the bus home and helped us to strike the set. The accent is there or not there, as required.',
      'He translates our plays into Bulgarian. So far his sister has read them.',
    ],
  ],
  'jakob-sonntag': [
    [
      'Anton Feiertag spielt für Leute unter zehn und hat eine Regel: Er fragt nie etwas, was er schon weiß.',
      'Sein Kaiser geht siebzehnmal über den Laufsteg. Beim achtzehnten Mal, sagt er, würde er selbst daran glauben.',
    ],
    [
      'Anton Feiertag acts for people under ten and has one rule: he never asks a question to which he knows the answer.',
      'His emperor walks the catwalk seventeen times. The eighteenth time, he says, he would believe it himself.',
    ],
  ],
  'fatou-diallo': [
    [
      'Aminata Camara kam mit vierzehn zu einem Ferienkurs an den Kanal und hat das weiße Tor bisher nicht wieder von außen zugemacht.',
      'Sie ist die Katze und einer der beiden Weber. Dienstags leitet sie den Jugendclub, in dem niemand Jugendclub sagt.',
    ],
    [
      'Aminata Camara came to a holiday course by the canal at fourteen and has yet to close the white gate behind her from the outside.',
      'She is the cat, and one of the two weavers. On Tuesdays she runs the youth club, which nobody there calls a youth club.',
    ],
  ],
  'mio-takahashi': [
    [
      'Ren Ishikawa baut Instrumente aus dem, was im Hof liegt. Das tiefste heißt Trafo und braucht zwei Leute zum Tragen.',
      'Er ist der Hahn, der Aufzug, ein Weber und eine Hexe, und in der Langen Nacht sitzt er am mittleren Klavier.',
    ],
    [
      'Ren Ishikawa makes instruments out of what lies about in the yard. The deepest is called Trafo and takes two people to carry.',
      'He is the cockerel, the lift, a weaver and a witch, and in the Long Night he sits at the middle piano.',
    ],
  ],
} satisfies Biographies;
