import type { SeasonInput } from '../../src/features/programme/import/season.format.ts';
import { addDays } from '../calendar.ts';
import { paragraphs } from './words.ts';

export const articleCategories: SeasonInput<'article_categories'>[] = [
  { key: 'werkstatt', name: { de: 'Werkstatt', en: 'Workshop' }, style_name: 'cc01', order: 1 },
  { key: 'gespraech', name: { de: 'Gespräch', en: 'Conversation' }, style_name: 'cc02', order: 2 },
  { key: 'junges-haus', name: { de: 'Junges Haus', en: 'Young Ring' }, style_name: 'cc03', order: 3 },
];

export const articleTags: SeasonInput<'article_tags'>[] = [
  { key: 'buehnenbild', name: { de: 'Bühnenbild', en: 'Stage design' } },
  { key: 'kostuem', name: { de: 'Kostüm', en: 'Costume' } },
  { key: 'ensemble', name: { de: 'Ensemble', en: 'Company' } },
  { key: 'musik', name: { de: 'Musik', en: 'Music' } },
  { key: 'stadt', name: { de: 'Stadt', en: 'Town' } },
];

type Article = Omit<SeasonInput<'articles'>, 'date'> & { daysAgo: number };

const written: Article[] = [
  {
    key: 'seide',
    daysAgo: 3,
    name: { de: 'Vierhundert Meter Seide werden ein Meer', en: 'Four hundred metres of silk become a sea' },
    preline: { de: 'Werkstatt', en: 'Workshop' },
    subline: {
      de: 'Sechs Wochen lang haben die Werkstätten gefärbt, genäht und geflucht. Ein Besuch im Malsaal.',
      en: 'For six weeks the workshops dyed, stitched and swore. A visit to the paint shop.',
    },
    text: {
      de: paragraphs(
        'Wer den Malsaal im Färberweg betritt, muss die Schuhe ausziehen. Auf dem Boden liegt das Meer: vierhundert Meter Seide in elf Blautönen, von denen keiner Blau heißen darf. „Das hier ist Mittwoch, vier Uhr früh“, sagt eine Malerin und zeigt auf eine Bahn, die fast schwarz ist.',
        'Tarek Amrani wollte Wasser, das man hören kann. Kunststoff raschelt, Baumwolle schweigt, nur Seide klingt wie eine Welle, die sich noch nicht entschieden hat. Also wurde gefärbt, gespült, getrocknet, verworfen. Drei Waschmaschinen haben das nicht überlebt.',
        'Zwölf Menschen bewegen den Stoff an jedem Abend von Hand. Sie proben seit September und haben Muskeln an Stellen, an denen sie vorher keine kannten. Im Programmheft stehen ihre Namen unter „Sturm“.',
      ),
      en: paragraphs(
        'You have to take your shoes off to enter the paint shop in Färberweg. The sea is lying on the floor: four hundred metres of silk in eleven shades, none of which may be called blue. ‘This one is Wednesday, four in the morning,’ says a painter, pointing to a length that is almost black.',
        'Tarek Amrani wanted water you could hear. Plastic rustles and cotton says nothing; only silk sounds like a wave that has not made up its mind. So they dyed, rinsed, dried and threw away. Three washing machines did not survive.',
        'Every evening twelve people move the fabric by hand. They have been rehearsing since September and have found muscles they did not know about. In the programme their names appear under ‘Storm’.',
      ),
    },
    image: 'poster-sturm-3',
    category: 'werkstatt',
    tags: ['buehnenbild'],
    productions: ['sturm'],
    author: 'Sofia Lindqvist',
  },
  {
    key: 'prospero',
    daysAgo: 6,
    name: { de: 'Wer zaubert, muss auch aufhören können', en: 'If you do magic, you must know when to stop' },
    preline: { de: 'Gespräch', en: 'Conversation' },
    subline: {
      de: 'Agnes Thorwald über Prospero, Macht und den letzten Applaus',
      en: 'Agnes Thorwald on Prospero, power and the last round of applause',
    },
    text: {
      de: paragraphs(
        '<strong>Frau Thorwald, Sie haben alle Königinnen gespielt. Warum jetzt ein Herzog?</strong>',
        'Weil er der Einzige ist, der freiwillig geht. Königinnen werden gestürzt, vergiftet oder heiraten. Prospero zerbricht seinen Stab selbst. Das wollte ich einmal ausprobieren.',
        '<strong>Was fällt daran am schwersten?</strong>',
        'Das Verzeihen. Jeden Abend um zehn nach zehn muss ich Leuten vergeben, über die ich mich zweieinhalb Stunden lang aufgeregt habe. An manchen Abenden gelingt es mir, an den anderen spiele ich es.',
      ),
      en: paragraphs(
        '<strong>You have played all the queens. Why a duke?</strong>',
        'Because he is the only one who leaves of his own accord. Queens are deposed or poisoned or they marry. Prospero breaks his own staff. I wanted to know what that feels like.',
        '<strong>What is the hardest part?</strong>',
        'Forgiving. At ten past ten every night I have to pardon people I have been cross with for two and a half hours. Some nights I manage it. On the others I act.',
      ),
    },
    image: 'poster-sturm-2',
    category: 'gespraech',
    tags: ['ensemble'],
    productions: ['sturm'],
    author: 'Sofia Lindqvist',
  },
  {
    key: 'unterhose',
    daysAgo: 10,
    name: { de: 'Was trägt ein Kaiser, der nichts trägt?', en: 'What do you wear when you wear nothing?' },
    preline: { de: 'Junges Haus', en: 'Young Ring' },
    subline: { de: 'Eine vierte Klasse berät unsere Kostümabteilung', en: 'A class of ten-year-olds advises our costume department' },
    text: {
      de: paragraphs(
        '„Er braucht eine Unterhose“, sagt Emil, 9, und niemand widerspricht. Die Klasse 4b der Grundschule am Wall sitzt im Kostümfundus zwischen dreihundert Paar Stiefeln und hat einen Auftrag: Der Kaiser soll nackt aussehen, ohne es zu sein.',
        'Vierundzwanzig Entwürfe liegen am Ende auf dem Tisch. Gewonnen hat eine Hose mit Kronen aus Filz. Josefine Lattwein hat nur den Gummi geändert.',
      ),
      en: paragraphs(
        '‘He needs pants,’ says Emil, nine, and nobody disagrees. Class 4b is sitting in the costume store among three hundred pairs of boots with a job to do: the emperor must look naked without being so.',
        'By the end there are twenty-four designs on the table. The winner is a pair with felt crowns. Josefine Lattwein changed nothing but the elastic.',
      ),
    },
    image: 'poster-kaiser',
    category: 'junges-haus',
    tags: ['kostuem'],
    productions: ['kaiser'],
    author: 'Marlene Dietz',
  },
  {
    key: 'linie-vier',
    daysAgo: 19,
    name: { de: 'Letzte Fahrt, Linie 4', en: 'The last number 4' },
    preline: { de: 'Gespräch', en: 'Conversation' },
    subline: {
      de: 'Lena Osterkamp fuhr drei Wochen lang Straßenbahn und kam mit einem Stück zurück',
      en: 'Lena Osterkamp rode the tram for three weeks and came back with a play',
    },
    text: {
      de: paragraphs(
        'Um 0:38 Uhr fährt die letzte Bahn am Theaterring ab. Lena Osterkamp saß immer hinten links. „Nach zehn Tagen haben sie mich gegrüßt“, sagt sie. „Nach fünfzehn haben sie angefangen zu erzählen.“',
        'Aus ihren Notizbüchern wurde Nachtschicht. Die Reinigungskraft Mirjana gibt es wirklich, sie heißt anders und saß bei der Premiere in der zweiten Reihe. Hinterher sagte sie, der Aufzug sei am besten getroffen.',
      ),
      en: paragraphs(
        'The last tram leaves Theaterring at 0:38. Lena Osterkamp always sat at the back on the left. ‘After ten days they said hello,’ she says. ‘After fifteen they began to talk.’',
        'Her notebooks became Night Shift. Mirjana the cleaner exists, though that is not her name, and on the first night she sat in row two. Afterwards she said that the lift was the best likeness.',
      ),
    },
    image: 'poster-nachtschicht',
    category: 'gespraech',
    tags: ['stadt'],
    productions: ['nachtschicht'],
    author: 'Dorothea Vahl',
  },
  {
    key: 'ohren',
    daysAgo: 24,
    name: { de: 'Vierhundert Gramm Ohr', en: 'Four hundred grams of ear' },
    preline: { de: 'Werkstatt', en: 'Workshop' },
    subline: {
      de: 'Wie ein Bass zum Esel wird, ohne die Höhe zu verlieren',
      en: 'How a bass becomes a donkey without losing his top notes',
    },
    text: {
      de: paragraphs(
        'Pavel Hrubý singt das tiefe D im Liegen, im Stehen und neuerdings mit Ohren. Sie sind siebzig Zentimeter lang, aus Carbon und Filz, und hören auf zwei Fäden, die durch den linken Ärmel laufen.',
        'Die erste Fassung wog zwei Kilo und dämpfte das Orchester so stark, dass Hrubý einen Takt zu spät einsetzte. Die vierte Fassung nahm er zum Mittagessen mit in die Kantine. Da wusste die Requisite: Jetzt stimmt es.',
      ),
      en: paragraphs(
        'Pavel Hrubý can sing a low D lying down, standing up and, of late, in ears. They are seventy centimetres long, made of carbon fibre and felt, and obey two threads that run down his left sleeve.',
        'The first pair weighed two kilos and muffled the orchestra so thoroughly that Hrubý came in a bar late. The fourth pair he wore to lunch in the canteen. That is when the props department knew they had got it right.',
      ),
    },
    image: 'poster-sommernachtstraum',
    category: 'werkstatt',
    tags: ['kostuem', 'musik'],
    productions: ['sommernachtstraum'],
    author: 'Josefine Lattwein',
  },
  {
    key: 'chor',
    daysAgo: 33,
    name: { de: 'Zwölf Stimmen für Theben', en: 'Twelve voices for Thebes' },
    preline: { de: 'Gespräch', en: 'Conversation' },
    subline: {
      de: 'Der Bürgerchor der Antigone probt seit einem Jahr und streitet immer noch',
      en: 'The citizens’ chorus of Antigone has rehearsed for a year and is still arguing',
    },
    text: {
      de: paragraphs(
        'Die Jüngste macht Abitur, der Älteste hat als Kind beim Wiederaufbau des Theaters Steine geklopft. Dienstags um sieben treffen sie sich auf der Probebühne und sprechen im Chor, was kein Mensch allein so sagen würde.',
        'Ob Kreon recht hat, darüber wird jedes Mal abgestimmt. Zuletzt stand es sechs zu sechs.',
      ),
      en: paragraphs(
        'The youngest is about to leave school; the oldest cleaned bricks as a boy when the theatre was rebuilt. They meet on Tuesdays at seven and say together what none of them would say alone.',
        'Each time they vote on whether Creon is right. At the last count it was six all.',
      ),
    },
    image: 'poster-antigone',
    category: 'gespraech',
    tags: ['stadt', 'ensemble'],
    productions: ['antigone'],
    author: 'Sofia Lindqvist',
  },
  {
    key: 'topfdeckel',
    daysAgo: 41,
    name: { de: 'Bitte bringen Sie einen Topfdeckel mit', en: 'Please bring a saucepan lid' },
    preline: { de: 'Junges Haus', en: 'Young Ring' },
    subline: { de: 'Mio Takahashi stimmt eine Küche', en: 'Mio Takahashi tunes a kitchen' },
    text: {
      de: paragraphs(
        'Ein Deckel für den 24er-Topf klingt nach fis. Der Schmortopf meiner Großmutter ist ein d, leider mit Delle. Für die Stadtmusikanten habe ich alle Deckel des Hauses gesammelt und sortiert, es fehlt noch ein as.',
        'Wer eines hat, bringt es bitte mit. Im Finale spielen zweihundert Leute gleichzeitig, und es klingt besser, als es klingen dürfte.',
      ),
      en: paragraphs(
        'The lid of a medium saucepan is an F sharp. My grandmother’s casserole is a D, sadly with a dent. For the Town Musicians I collected and sorted every lid in the building. We are still short of an A flat.',
        'If you have one, please bring it. Two hundred people play in the finale, and it sounds better than it has any right to.',
      ),
    },
    image: 'poster-stadtmusikanten',
    category: 'junges-haus',
    tags: ['musik'],
    productions: ['stadtmusikanten'],
    author: 'Mio Takahashi',
  },
];

/** The articles of the magazine, dated back from today. */
export function articlesAround(today: string): SeasonInput<'articles'>[] {
  return written.map(({ daysAgo, ...article }) => ({ ...article, date: addDays(today, -daysAgo) }));
}
