/** Who they are, paragraph by paragraph. */
export const biographies = {
  'agnes-thorwald': {
    de: [
      'Agnes Thorwald gehört seit 1998 zum Ensemble. Sie hat am Ring jede Königin gespielt, die das Repertoire hergibt, und seit dem Sturm auch einen Herzog. Wenn sie nicht probt, repariert sie Uhren.',
      'In dieser Spielzeit ist sie Prospero, Teiresias und die Ranjewskaja. Als Frau Krapp in „Halbe Treppe links“ spielt sie zum ersten Mal eine Figur, die jünger ist als sie selbst.',
    ],
    en: [
      'Agnes Thorwald joined the company in 1998. She has played every queen the repertoire has to offer and, since The Tempest, a duke as well. Between rehearsals she mends clocks.',
      'This season she is Prospero, Teiresias and Ranevskaya. Frau Krapp in ‘Halbe Treppe links’ is her first part younger than herself.',
    ],
  },
  'leyla-demirkan': {
    de: [
      'Leyla Demirkan wuchs in Duisburg auf und studierte in Bochum. Ihr erstes Engagement führte sie nach Hohenfurt, eigentlich nur für ein Jahr. Das ist sechs Jahre her.',
      'Als Miranda, Sonja und Roxane spielt sie drei Frauen, die warten, und keine von ihnen wartet wie die andere. Sonntags leitet sie den Chor der Straßenbahner.',
    ],
    en: [
      'Leyla Demirkan grew up in Duisburg and trained in Bochum. She came to Hohenfurt for a single season. That was six years ago.',
      'As Miranda, Sonya and Roxane she plays three women who wait, and no two of them wait alike. On Sundays she conducts the tram drivers’ choir.',
    ],
  },
  'kilian-rautenberg': {
    de: [
      'Kilian Rautenberg kam über den Zirkus zum Theater. Er spielt, klettert und singt, manchmal gleichzeitig.',
      'Für Ariel hat er sechs Wochen an der Seide trainiert, für den Puck das Pfeifen gelernt. Auf festem Boden ist er als Lopachin und Astrow zu sehen.',
    ],
    en: [
      'Kilian Rautenberg came to the theatre by way of the circus. He acts, climbs and sings, occasionally all at once.',
      'He trained on aerial silks for six weeks to play Ariel and learned to whistle for Puck. On solid ground he can be seen as Lopakhin and Astrov.',
    ],
  },
  'joris-albrecht': {
    de: [
      'Joris Albrecht stammt von der Küste und spricht auf der Bühne fünf Dialekte, zu Hause nur einen.',
      'Sein Macbeth spricht keinen davon. Im „Sandmann“ leiht er dem Dunkel unter der Bühne seine Stimme, und wenn jemand ausfällt, kann er auch dessen Text.',
    ],
    en: [
      'Joris Albrecht hails from the coast. He speaks five dialects on stage and only one at home.',
      'His Macbeth speaks none of them. In ‘The Sandman’ he lends his voice to the dark beneath the stage, and when somebody falls ill he tends to know their lines too.',
    ],
  },
  'henning-voss': {
    de: [
      'Henning Voss war Lehrer für Mathematik, bis ihn seine Theater-AG an die Schauspielschule schickte. Am Ring spielt er seit zwölf Jahren Männer, die rechnen, und solche, die sich verrechnen.',
      'Sein Cyrano ficht jeden Abend mit links. Er ist Rechtshänder.',
    ],
    en: [
      'Henning Voss taught mathematics until his own drama club sent him to acting school. For twelve years he has played men at the Ring who calculate, and men who miscalculate.',
      'His Cyrano fences left-handed every night. He himself is right-handed.',
    ],
  },
  'samuel-okafor': {
    de: [
      'Samuel Okafor studierte in Leipzig und London. Am Ring spielte er Hamlet, Woyzeck und einen sehr schüchternen Drachen.',
      'Zurzeit probt er für ein Solo über seinen Großvater, der in Lagos ein Kino führte. Es soll in der Unterbühne herauskommen, wenn dort einmal niemand spukt.',
    ],
    en: [
      'Samuel Okafor trained in Leipzig and London. At the Ring he has played Hamlet, Woyzeck and a very shy dragon.',
      'He is rehearsing a solo piece about his grandfather, who ran a cinema in Lagos. It will open on the understage as soon as nobody is haunting it.',
    ],
  },
  'bernd-muehlhausen': {
    de: [
      'Bernd Mühlhausen hat in vierzig Jahren elf Könige gespielt und ist als zehn davon gestorben. Er kam 1986 mit einem Wanderkoffer nach Hohenfurt und hat ihn bis heute nicht ganz ausgepackt.',
      'Wer wissen will, wie es früher war, findet ihn nach der Vorstellung am Tresen, zweiter Hocker von links.',
    ],
    en: [
      'In forty years Bernd Mühlhausen has played eleven kings and died as ten of them. He arrived in Hohenfurt in 1986 with one trunk and has never quite unpacked it.',
      'Anyone who wants to hear how things used to be will find him at the bar after the performance, second stool from the left.',
    ],
  },
  'katharina-wessely': {
    de: [
      'Katharina Wessely ist in Wien geboren und hat die Pausen mitgebracht. Ihre Nora wurde 2025 zum Festival nach Wiesbaden eingeladen.',
      'Mit dem Kapitän im Titel eines unserer Stücke ist sie nicht verwandt, sagt sie. Geprüft hat es niemand.',
    ],
    en: [
      'Katharina Wessely was born in Vienna and brought its pauses with her. Her Nora was invited to the Wiesbaden festival in 2025.',
      'She is not related to the captain in the title of one of our plays, or so she says. Nobody has checked.',
    ],
  },
  'friedhelm-nagy': {
    de: [
      'Friedhelm Nagy begann als Souffleur und kannte das Repertoire auswendig, ehe er zum ersten Mal darin auftrat. Sein Wanja läuft seit neun Jahren; der Revolver klemmt immer noch.',
      'Im Sommer spielt er auf dem Marktplatz Schach gegen alle, die sich trauen.',
    ],
    en: [
      'Friedhelm Nagy began as a prompter and knew the repertoire by heart before he first appeared in it. His Vanya has been running for nine years, and the revolver still jams.',
      'In summer he plays chess in the market square against anyone who dares.',
    ],
  },
  'paula-immenroth': {
    de: [
      'Paula Immenroth ist Clownin, Schauspielerin und geprüfte Bademeisterin. Als Stephano geht sie in „Der Sturm“ jeden Abend unter und taucht mit der Flasche wieder auf.',
      'In „Woyzeck“ teilt sie sich mit zwei Kollegen alle übrigen Rollen, auch das Pferd.',
    ],
    en: [
      'Paula Immenroth is a clown, an actor and a qualified lifeguard. As Stephano she goes down with the ship every night in ‘The Tempest’ and comes up holding the bottle.',
      'In ‘Woyzeck’ she shares all the other parts with two colleagues, the horse included.',
    ],
  },
  'ole-brandis': {
    de: [
      'Ole Brandis spielte auf der Straße, im Zelt und auf einer Fähre, bevor er in Hohenfurt an Land ging. Er ist der Narr, der Wächter, der Gefängnisdiener und der Esel, und er weigert sich, darin ein Muster zu sehen.',
      'Seine Hüte sind seine eigenen.',
    ],
    en: [
      'Ole Brandis performed in the street, in a tent and on a ferry before he came ashore in Hohenfurt. He is the fool, the guard, the gaoler and the donkey, and he declines to see a pattern in it.',
      'The hats are his own.',
    ],
  },
  'rosalie-quint': {
    de: [
      'Rosalie Quint ist die Jüngste im Ensemble. Für ihre Antigone lernte sie das ganze Stück auf Altgriechisch, obwohl es niemand verlangt hatte.',
      'Sie stammt aus einer Bäckerei in Goslar und ist bei jeder Probe die Erste. Für „Nachtschicht“ hat sie zwei Nächte in der Notaufnahme verbracht, als Zuschauerin, wie sie betont.',
    ],
    en: [
      'Rosalie Quint is the youngest member of the company. For Antigone she learned the whole play in ancient Greek, though nobody had asked her to.',
      'She grew up above a bakery in Goslar and is the first to arrive at every rehearsal. For ‘Night Shift’ she spent two nights in an emergency department, as an observer, she insists.',
    ],
  },
  'malik-osterloh': {
    de: [
      'Malik Osterloh hat Geschichte studiert und nebenbei Pakete ausgefahren; beides hilft ihm heute. Als Jannis, der Kurier aus „Nachtschicht“, trägt er seine alte Jacke.',
      'Fechten gelernt hat er für den Laertes. Seither übt er jeden Morgen im Kulissengang.',
    ],
    en: [
      'Malik Osterloh read history and delivered parcels on the side; he finds both useful now. As Jannis, the courier in ‘Night Shift’, he wears his old jacket.',
      'He learned to fence for Laertes and has practised in the scene dock every morning since.',
    ],
  },
  'thea-kallweit': {
    de: [
      'Thea Kallweit wollte Tierärztin werden, bis sie in Gießen eine Bühne fand, die näher lag als der Hörsaal. Ihre Lady Macbeth flüstert den ganzen Abend, und man versteht jedes Wort.',
      'Sie schreibt Hörspiele für den Hund ihrer Nachbarin.',
    ],
    en: [
      'Thea Kallweit meant to be a vet until she found a stage in Giessen that was nearer than the lecture hall. Her Lady Macbeth whispers all evening, and you hear every word.',
      'She writes radio plays for her neighbour’s dog.',
    ],
  },
  'viktor-lazarov': {
    de: [
      'Viktor Lazarov kam in Plowdiw zur Welt und lernte Deutsch aus alten Kriminalfilmen. Das hört man noch, wenn sein Claudius eine Tür schließt.',
      'Er hat Büchner, Ibsen und Osterkamp ins Bulgarische übersetzt, alle im Zug.',
    ],
    en: [
      'Viktor Lazarov was born in Plovdiv and learned German from old crime films. You can still hear it when his Claudius closes a door.',
      'He has translated Büchner, Ibsen and Osterkamp into Bulgarian, always on trains.',
    ],
  },
  'ilka-brandt': {
    de: [
      'Ilka Brandt singt in Hohenfurt Carmen, Hänsel und Orlofsky. Ihre Großmutter verkaufte vierzig Jahre lang Programmhefte im ersten Rang.',
      'Sie hat in Weimar studiert, in Graz und Bergen gastiert und jedes Mal eine Rückfahrkarte gelöst. Ihre Carmen trägt Arbeitsschuhe.',
    ],
    en: [
      'Ilka Brandt sings Carmen, Hansel and Orlofsky in Hohenfurt. For forty years her grandmother sold programmes in the dress circle.',
      'She trained in Weimar, has sung as a guest in Graz and Bergen, and always bought a return ticket. Her Carmen wears work boots.',
    ],
  },
  'noemi-szabo': {
    de: [
      'Noémi Szabó lebt in Budapest und singt von Pécs bis Bregenz. Am Ring ist sie die Stimme, die kommt, wenn eine andere fehlt: Viermal hat sie hier am selben Tag angefangen, an dem sie angerufen wurde.',
      'Im Koffer hat sie immer Carmen und trockene Schuhe.',
    ],
    en: [
      'Noémi Szabó lives in Budapest and sings from Pécs to Bregenz. At the Ring she is the voice that arrives when another is missing: four times she has gone on here the day the telephone rang.',
      'She always packs Carmen and a pair of dry shoes.',
    ],
  },
  'yun-seo-jin': {
    de: [
      'Seo-jin Yun hat in Seoul Klavier und in Detmold Gesang studiert und mochte sich nie entscheiden. Darum singt sie Adele und Gretel und setzt sich in der Langen Nacht an den Flügel.',
      'Die Donau spielt sie in einem Kleid von elf Metern Länge.',
    ],
    en: [
      'Seo-jin Yun studied the piano in Seoul and singing in Detmold and never wanted to choose. So she sings Adele and Gretel, and takes her turn at the keyboard in the Long Night at the Piano.',
      'She plays the Danube in a dress eleven metres long.',
    ],
  },
  'ana-ferrer': {
    de: [
      'Ana Lucía Ferrer stammt aus Valparaíso, wo man von der Opernbühne das Meer hört. In Hohenfurt vermisst sie den Wind und hat dafür das Große Haus gefunden, in dem ihre Amelia bis in die letzte Reihe des zweiten Rangs reicht.',
      'Zwischen den Proben gibt sie Stimmunterricht für Lehrerinnen.',
    ],
    en: [
      'Ana Lucía Ferrer comes from Valparaíso, where you can hear the sea from the opera stage. In Hohenfurt she misses the wind but has found the Main House, where her Amelia carries to the last row of the upper circle.',
      'Between rehearsals she teaches schoolteachers how to look after their voices.',
    ],
  },
  'gideon-marschall': {
    de: [
      'Gideon Marschall sang im Knabenchor, dann in einer Rockband und jetzt Tenor. Don José und die Knusperhexe gehören zu seinen liebsten Partien; beide, sagt er, wollen nur geliebt werden.',
      'Er backt die Lebkuchen für „Hänsel und Gretel“ selbst.',
    ],
    en: [
      'Gideon Marschall sang as a choirboy, then in a rock band, and now as a tenor. Don José and the Witch are among his favourite parts; both of them, he says, only want to be loved.',
      'He bakes the gingerbread for ‘Hansel and Gretel’ himself.',
    ],
  },
  'tobias-ellwanger': {
    de: [
      'Tobias Ellwanger begann als Regensburger Chorknabe und blieb beim Lied. Schuberts Winterreise singt er jedes Jahr einmal, und jedes Jahr kommt er woanders an.',
      'Auf der Opernbühne ist er Escamillo, Renato und Oberon. Im Gartensaal steht er ohne Kostüm, ohne Podium und am liebsten ohne Applaus zwischen den Liedern.',
    ],
    en: [
      'Tobias Ellwanger began as a chorister in Regensburg and never left song. He sings Winterreise once a year, and every year it takes him somewhere else.',
      'On the opera stage he is Escamillo, Renato and Oberon. In the Garden Hall he stands without costume or platform and would rather you did not clap between the songs.',
    ],
  },
  'pavel-hruby': {
    de: [
      'Pavel Hrubý ist gelernter Orgelbauer aus Kroměříž und singt, als hätte er die Pfeifen mitgebracht. Sein Zettel trägt den Eselskopf unter dem Arm und überzeugt trotzdem.',
      'Einmal im Monat stimmt er das Harmonium im Orchestergraben.',
    ],
    en: [
      'Pavel Hrubý trained as an organ builder in Kroměříž and sings as though he had brought the pipes along. His Bottom carries the ass’s head under his arm and convinces all the same.',
      'Once a month he tunes the harmonium in the orchestra pit.',
    ],
  },
  'ines-caldeira': {
    de: [
      'Inês Caldeira kam aus Porto an den Ring. Ihre erste eigene Choreografie dauerte vier Minuten und lief im Lastenaufzug.',
      'Heute tanzt sie Odette und entwickelt mit der Kompanie „Gezeiten“ weiter, das sich an jedem Abend um ein paar Schritte verschiebt.',
    ],
    en: [
      'Inês Caldeira came to the Ring from Porto. Her first choreography lasted four minutes and was shown in the goods lift.',
      'These days she dances Odette and works with the company on ‘Tides’, which shifts by a few steps at every performance.',
    ],
  },
  'mateo-lavalle': {
    de: [
      'Mateo Lavalle wuchs in Rosario mit Tango auf und lief mit siebzehn zum Ballett über. Sein Siegfried zögert länger als andere; man sieht ihm beim Denken zu.',
      'Mittwochs unterrichtet er im Gartensaal Tango für Anfänger über sechzig.',
    ],
    en: [
      'Mateo Lavalle grew up with tango in Rosario and defected to ballet at seventeen. His Siegfried hesitates longer than most; you can watch him think.',
      'On Wednesdays he teaches tango to beginners over sixty in the Garden Hall.',
    ],
  },
  'aiko-tanabe': {
    de: [
      'Aiko Tanabe studierte in Kyoto und Rotterdam. Sie tanzt die Königin in „Schwanensee“ fast ohne Bewegung, was, wie sie sagt, das Anstrengendste am ganzen Abend ist.',
      'Sie zeichnet jede Choreografie als Landkarte auf; einige hängen im Treppenhaus.',
    ],
    en: [
      'Aiko Tanabe trained in Kyoto and Rotterdam. She dances the Queen in ‘Swan Lake’ almost without moving, which, she says, is the hardest work of the evening.',
      'She draws every choreography as a map. Some of them hang in the stairwell.',
    ],
  },
  'jonne-virtanen': {
    de: [
      'Jonne Virtanen war finnischer Juniorenmeister im Eiskunstlauf und sucht seither nach Böden, die weniger glatt sind. Als Rotbart gleitet er trotzdem.',
      'Er hat der Kompanie die Sauna im Keller gebaut.',
    ],
    en: [
      'Jonne Virtanen was Finland’s junior figure-skating champion and has been looking for less slippery floors ever since. As Rothbart he glides all the same.',
      'He built the company’s sauna in the basement.',
    ],
  },
  'zanele-mokoena': {
    de: [
      'Zanele Mokoena begann in Soweto mit Pantsula und tanzt heute Odile. Zweiunddreißig Fouettés findet sie übertrieben; sie macht achtundzwanzig und bleibt dann einfach stehen.',
      'Nach Hohenfurt kam sie für drei Monate. Das war 2022.',
    ],
    en: [
      'Zanele Mokoena started out dancing pantsula in Soweto and is now Odile. Thirty-two fouettés strike her as excessive; she does twenty-eight and simply stops.',
      'She came to Hohenfurt for three months. That was in 2022.',
    ],
  },
  'marlene-dietz': {
    de: [
      'Marlene Dietz leitet das Junge Haus. Sie besucht jede Schule der Stadt mindestens einmal im Jahr und kennt die besten Pausenbrote.',
      'Ihre Inszenierungen entstehen mit einer Schulklasse als Beirat, die jederzeit „langweilig“ rufen darf.',
    ],
    en: [
      'Marlene Dietz runs Young Ring. She visits every school in town at least once a year and knows where the best packed lunches are.',
      'She makes her productions with a school class as her board of advisers, who may call out ‘boring’ at any time.',
    ],
  },
  'jakob-sonntag': {
    de: [
      'Jakob Sonntag spielt für Kinder, weil sie nicht aus Höflichkeit klatschen. Als Kaiser trägt er neun Minuten lang sehr wenig und sehr viel Würde.',
      'Er war Förster und kann vierzehn Vogelstimmen.',
    ],
    en: [
      'Jakob Sonntag acts for children because they do not clap out of politeness. As the Emperor he spends nine minutes wearing very little and a great deal of dignity.',
      'He used to be a forester and can do fourteen birdcalls.',
    ],
  },
  'fatou-diallo': {
    de: [
      'Fatou Diallo kam mit dem Jugendclub ans Haus, saß zehn Jahre im Parkett und wechselte dann die Seite. Die Katze in den „Stadtmusikanten“ hat sie sich bei der Pförtnerkatze abgeschaut.',
      'Sie leitet den Jugendclub inzwischen selbst.',
    ],
    en: [
      'Fatou Diallo came to us with the youth club, spent ten years in the stalls and then changed sides. She modelled her cat in ‘The Town Musicians’ on the one at the stage door.',
      'These days she runs the youth club herself.',
    ],
  },
  'mio-takahashi': {
    de: [
      'Mio Takahashi spielt Klavier, Säge und den Aufzug in „Nachtschicht“. Für das Junge Haus komponiert er Lieder, die man auf dem Heimweg nicht mehr loswird.',
      'Sein Instrumentenkoffer wiegt mehr als er.',
    ],
    en: [
      'Mio Takahashi plays the piano, the saw and the lift in ‘Night Shift’. The songs he writes for Young Ring will follow you all the way home.',
      'His instrument case weighs more than he does.',
    ],
  },
  'dorothea-vahl': {
    de: [
      'Dorothea Vahl leitet das Haus am Ring seit 2021. Ihr Büro liegt über der Schlosserei, und wenn dort gehämmert wird, unterbricht sie jedes Telefonat.',
      'Als Regisseurin arbeitet sie mit wenigen Möbeln und langen Tischproben. Dienstags zwischen fünf und sechs steht ihre Tür offen, für alle.',
    ],
    en: [
      'Dorothea Vahl has led Haus am Ring since 2021. Her office sits above the metal workshop, and when the hammering starts, every phone call waits.',
      'As a director she works with little furniture and long readings around the table. On Tuesdays between five and six her door is open, to anyone.',
    ],
  },
  'florian-achterberg': {
    de: [
      'Florian Achterberg ist seit 2019 Generalmusikdirektor. Er dirigiert Carmen aus der Partitur des Uraufführungsjahrs und „Aus der Neuen Welt“ an Neujahr, seit niemand mehr Walzer hören wollte.',
      'Zur Probe kommt er mit dem Rad, die Partituren im Kindersitz.',
    ],
    en: [
      'Florian Achterberg has been general music director since 2019. He conducts Carmen from the score of its first year, and ‘From the New World’ on New Year’s Day, ever since nobody wanted another waltz.',
      'He cycles to rehearsals with the scores in the child seat.',
    ],
  },
  'mira-hollenbeck': {
    de: [
      'Mira Hollenbeck inszeniert am liebsten Stücke, in denen das Wetter mitspielt. Nach Macbeth ist Der Sturm ihre zweite Shakespeare-Arbeit am Ring.',
      'Für „Ein Sommernachtstraum“ hat sie zum ersten Mal eine Oper inszeniert. Sie liest die Texte laut, im Gehen, rund um den Wall; eine Runde ist ein Akt.',
    ],
    en: [
      'Mira Hollenbeck likes plays in which the weather has a part. After Macbeth, The Tempest is her second Shakespeare at the Ring.',
      'With ‘A Midsummer Night’s Dream’ she has directed her first opera. She reads aloud while walking round the old ramparts: one lap is one act.',
    ],
  },
  'emre-sayin': {
    de: [
      'Emre Sayın inszeniert, was zwischen den Sätzen steht. Sein „Hamlet“ dauert zwei Stunden und kommt mit einem Tisch aus, seine „Nora“ mit einer Tür.',
      'Er hat in Istanbul Film und in Berlin Regie studiert und schneidet seine Stücke bis zur Premiere.',
    ],
    en: [
      'Emre Sayın directs what lies between the sentences. His ‘Hamlet’ takes two hours and gets by on one table, his ‘Nora’ on one door.',
      'He studied film in Istanbul and directing in Berlin, and goes on cutting his productions until the first night.',
    ],
  },
  'clara-nissen': {
    de: [
      'Clara Nissen leitet den Tanz am Ring und arbeitet am liebsten mit fünf Menschen und einem Geräusch. In „Gezeiten“ ist es ein Ventilator.',
      'Als Tänzerin stand sie in Stuttgart und Göteborg auf der Bühne; ihr „Schwanensee“ erinnert sich daran und widerspricht.',
    ],
    en: [
      'Clara Nissen is director of dance and likes best to work with five people and one sound. In ‘Tides’ it is an electric fan.',
      'She danced in Stuttgart and Gothenburg; her ‘Swan Lake’ remembers that, and begs to differ.',
    ],
  },
  'tarek-amrani': {
    de: [
      'Tarek Amrani baut jedes Bühnenbild zuerst aus Papier. Aus diesen Modellen ist der Blick entstanden, mit dem sich das Haus heute zeigt.',
      'Er hat in Casablanca Architektur studiert und weiß von jeder Wand auf unseren Bühnen, wohin sie nach der Vorstellung fährt.',
    ],
    en: [
      'Tarek Amrani builds every set in paper first, and those models have given the house the look it has today.',
      'He trained as an architect in Casablanca and can tell you where each wall on our stages travels after the performance.',
    ],
  },
  'josefine-lattwein': {
    de: [
      'Josefine Lattwein entwirft Kostüme, die man im Dunkeln anziehen kann. In ihrer Werkstatt lagern elftausend Knöpfe, nach Jahrzehnten sortiert.',
      'Fast jede Produktion dieser Spielzeit trägt ihre Handschrift; die unsichtbaren Kleider des Kaisers hat sie zweimal nähen lassen.',
    ],
    en: [
      'Josefine Lattwein designs costumes that can be put on in the dark. Her workshop holds eleven thousand buttons, sorted by decade.',
      'Almost every production this season bears her hand. She had the Emperor’s invisible clothes made twice.',
    ],
  },
  'ruth-gundlach': {
    de: [
      'Ruth Gundlach dirigiert, begleitet und rettet. Sie hat „Hänsel und Gretel“ über hundertmal geleitet und findet noch immer neue Nebenstimmen im Abendsegen.',
      'Mit Tobias Ellwanger geht sie jedes Jahr auf die Winterreise.',
    ],
    en: [
      'Ruth Gundlach conducts, accompanies and comes to the rescue. She has led ‘Hansel and Gretel’ more than a hundred times and still finds new inner voices in the Evening Prayer.',
      'Every year she sets off on ‘Winterreise’ with Tobias Ellwanger.',
    ],
  },
  'hannes-biel': {
    de: [
      'Hannes Biel macht seit dreißig Jahren Licht und redet ungern darüber, außer bei der Führung „Hinter dem Eisernen“. Dort zeigt er den Schalter, den niemand drücken darf.',
      'Er hat das Haus auf Leuchtdioden umgestellt und vierzig alte Scheinwerfer behalten, für die Haut.',
    ],
    en: [
      'Hannes Biel has been lighting our stages for thirty years and would rather not talk about it, except on the tour ‘Behind the Iron Curtain’, where he shows you the switch that nobody may press.',
      'He moved the house over to LEDs and kept forty of the old lamps, for the sake of skin.',
    ],
  },
  'sofia-lindqvist': {
    de: [
      'Sofia Lindqvist liest im Jahr vierhundert Stücke und empfiehlt acht. Die Programmhefte tragen ihre Fußnoten, die Matinee „Kaffee vor dem Sturm“ ihren Kuchen.',
      'Sie kommt aus Malmö und streicht auf Schwedisch.',
    ],
    en: [
      'Sofia Lindqvist reads four hundred plays a year and recommends eight. The programme books carry her footnotes, the Sunday talks her cake.',
      'She comes from Malmö and makes her cuts in Swedish.',
    ],
  },
  'lena-osterkamp': {
    de: [
      'Lena Osterkamp ist Hausautorin. Für Nachtschicht fuhr sie drei Wochen lang mit der letzten Straßenbahn und schrieb mit.',
      'Zurzeit schreibt sie an einem Stück für zwei Schwestern und eine Waschmaschine. Aus dem Entwurf liest sie gelegentlich in der Unterbühne vor.',
    ],
    en: [
      'Lena Osterkamp is writer in residence. For Night Shift she spent three weeks on the last tram, taking notes.',
      'She is writing a play for two sisters and a washing machine, and now and then reads from the draft on the understage.',
    ],
  },
  'jonas-wiechert': {
    de: [
      'Jonas Wiechert hat einen Roman, drei Hörspiele und das Stück mit dem längsten Titel der Spielzeit geschrieben. Gekürzt hat er ihn auf Bitten der Kasse, dann wieder verlängert.',
      'Er lebt auf einem Hausboot bei Passau.',
    ],
    en: [
      'Jonas Wiechert has written a novel, three radio plays and the work with the season’s longest title. He shortened it at the request of the box office, then made it longer again.',
      'He lives on a houseboat near Passau.',
    ],
  },
  'benjamin-reuss': {
    de: [
      'Benjamin Reuß komponiert für Orchester, Kinderchor und Lastenaufzug. Seine Oper „Ein Sommernachtstraum“ schrieb er im Auftrag des Hauses, die Hälfte davon nachts in Saal 3.',
      'Wenn er nicht komponiert, spielt er in der Langen Nacht von zwei bis drei.',
    ],
    en: [
      'Benjamin Reuß writes for orchestra, children’s choir and goods lift. His opera ‘A Midsummer Night’s Dream’ was commissioned by the house, and half of it was written at night in Studio 3.',
      'When he is not composing, he takes the shift from two till three in the Long Night at the Piano.',
    ],
  },
} satisfies Record<string, { de: string[]; en: string[] }>;
