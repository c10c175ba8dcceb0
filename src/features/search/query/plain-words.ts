import type { Language } from '../../../core/languages.ts';
import { fold } from '../fold.ts';

const folded = (words: string) => new Set(words.split(' ').map(fold));

/** Words like 'the' which the database's dictionaries know only as they are written, not as they are folded. */
const common: Record<Language, ReadonlySet<string>> = {
  de: folded(
    'für über können könnte könnten würde würden während wäre wären hätte hätten müssen müsste wer wo wann wie nächste nächster nächsten welche welcher welches euer eure euren eurem gibt',
  ),
  en: folded('does doesn next'),
};

/** Words of the trade that most visitors mean anyway: ignored beside others, because many documents do not contain them. */
const ofTheTrade: Record<Language, ReadonlySet<string>> = {
  de: folded(
    'karte karten eintrittskarte eintrittskarten theaterkarte theaterkarten ticket tickets kaufen buchen bestellen reservieren ' +
      'vorstellung vorstellungen aufführung aufführungen veranstaltung veranstaltungen termin termine spielplan programm ' +
      'stück stücke theater läuft spielt spielen sehen ansehen kostet kosten günstig günstige günstigste billig billige billigste dauer dauert ' +
      'möglichkeit möglichkeiten info infos information informationen',
  ),
  en: folded(
    'ticket tickets buy book booking reserve show shows performance performances event events date dates schedule programme ' +
      'program theatre theater plays playing see watch cost costs cheap cheapest info information',
  ),
};

/** Synonyms of words of the site, for words its texts do not contain. */
const synonyms: Record<Language, ReadonlyMap<string, string>> = {
  de: new Map(Object.entries({ ticket: 'karten', tickets: 'karten', kalender: 'spielplan', kids: 'kinder' })),
  en: new Map(Object.entries({ calendar: 'programme', schedule: 'programme', kid: 'children', kids: 'children' })),
};

const premieres: Record<Language, ReadonlySet<string>> = {
  de: folded('premiere premieren premierenabend premierenabende'),
  en: folded('premiere premieres'),
};

/** The words beside 'premiere': who types it means the evenings, not what has the word in its name. Null where nobody asks for one. */
export function besidePremiere(language: Language, words: readonly string[]): string[] | null {
  const others = words.filter((word) => !premieres[language].has(word));
  return others.length < words.length ? others : null;
}

/** 'What's on' is made of nothing but words like 'the', and of 'how long is Hamlet' only its end is searched. */
export const inSiteWords = (typed: string): string =>
  typed
    .replace(/^\s*what(?:[’']?s| is) on\b/i, 'programme')
    .replace(/^\s*(?:wie lange? (?:dauert|geht|ist)|how long (?:is|does|are))\s+(?=\S)/i, '');

/** True for a folded word that finds nothing by itself. */
export const isPlain = (language: Language, word: string): boolean => common[language].has(word);

/** True for a folded word that says nothing beside others, such as 'tickets'. */
export const isOfTheTrade = (language: Language, word: string): boolean => ofTheTrade[language].has(word);

/** The synonym of a folded word; null for none. */
export const synonymOf = (language: Language, word: string): string | null => synonyms[language].get(word) ?? null;
