import { isOneTypoAway, isTwoTyposAway } from './edit-distance.ts';

/** An indexed word: folded, with its stem ('' for words like 'the') and whether a title or name has it. */
export interface VocabularyWord {
  word: string;
  stem: string;
  isInHead: boolean;
}

/** Indexed words that match a typed word, by the kind of match, the best first. */
export interface WordMatches {
  /** The word itself and its other forms. */
  exact: string[];
  /** Words that begin with it. */
  beginning: string[];
  /** Compounds it is a part of. */
  part: string[];
  /** Words one typo away, of long words also names and words of titles two typos away. */
  typo: string[];
}

/** Words looked up per kind of match; with more matches the typed word is too short to be significant. */
const maxWords = 40;
/** Compounds, and words with a typo. */
const maxPieces = 12;
/** Shorter ones are parts of everything. */
const shortestPart = 3;
/** Characters from which a part may also stand inside of a word. */
const shortestInnerPart = 4;
/** Characters of the ending of a form. */
const maxEndingLength = 3;
/** Characters from which typos are considered. */
const shortestTypo = 4;
/** The same for a word that is still being typed. */
const shortestBegunTypo = 5;
/** Characters from which two typos are considered, and how many of the first are as they should be. */
const shortestTwoTypos = 8;
const rightAtBegin = 2;
/** From so few characters on only titles and names are looked through for beginnings. */
const shortBeginning = 2;

/** All indexed words of one language, in memory: half a millisecond instead of another query (decision 0040). */
export class Vocabulary {
  readonly #words: readonly VocabularyWord[];
  /** All words, one a line. */
  readonly #text: string;
  readonly #byWord: ReadonlyMap<string, VocabularyWord>;
  readonly #byStem: ReadonlyMap<string, VocabularyWord[]>;

  /** @param words in the order of their characters. */
  constructor(words: readonly VocabularyWord[]) {
    this.#words = words;
    this.#text = `\n${words.map(({ word }) => word).join('\n')}\n`;
    this.#byWord = new Map(words.map((word) => [word.word, word]));
    this.#byStem = Map.groupBy(
      words.filter(({ stem }) => stem !== ''),
      ({ stem }) => stem,
    );
  }

  has(word: string): boolean {
    return this.#byWord.has(word);
  }

  /** True for a word that stands in every text and finds nothing by itself. */
  isCommon(word: string): boolean {
    return this.#byWord.get(word)?.stem === '';
  }

  /** Words that fit; `stem` is that of a word that is not indexed, by the database. */
  match(term: string, stem = this.#byWord.get(term)?.stem ?? ''): WordMatches {
    const sameStem = stem === '' ? [] : (this.#byStem.get(stem) ?? []).map(({ word }) => word);
    const exact = [...new Set([...(this.has(term) ? [term] : []), ...sameStem])];
    const known = new Set(exact);
    const beginning = this.#beginningWith(term, known);
    for (const word of beginning) known.add(word);
    const part = term.length < shortestPart ? [] : this.#containing(term, stem, known);
    // An indexed word is no typo.
    const typo = exact.length + beginning.length > 0 || term.length < shortestTypo ? [] : this.#misspelling(term);
    const isUnknown = exact.length + beginning.length + part.length + typo.length === 0;
    const near = exact.length > 0 ? [] : isUnknown ? this.#headOf(term) : this.#shorter(term);
    return { exact: exact.slice(0, maxWords), beginning, part, typo: [...new Set([...typo, ...near])] };
  }

  /** 'Opern' begins 'Opernchor' and is 'Oper' all the same, which the dictionary does not know of short words. */
  #shorter(term: string): string[] {
    const word = term.slice(0, -1);
    return term.length > shortestTypo && /[ens]$/.test(term) && this.has(word) ? [word] : [];
  }

  /** Of an unknown compound its longest end that is indexed: 'Geschenkgutschein' is a 'Gutschein'. */
  #headOf(term: string): string[] {
    for (let begin = shortestInnerPart; begin <= term.length - shortestInnerPart; begin++)
      if (this.#byWord.get(term.slice(begin))?.stem) return [term.slice(begin)];
    return [];
  }

  #beginningWith(term: string, known: ReadonlySet<string>): string[] {
    const isHeadOnly = term.length <= shortBeginning;
    const found: string[] = [];
    for (const { word, isInHead } of this.#from(term)) {
      if (!known.has(word) && (!isHeadOnly || isInHead)) found.push(word);
      if (found.length === maxWords) break;
    }
    return found;
  }

  #containing(term: string, stem: string, known: ReadonlySet<string>): string[] {
    const inside = stem.length >= shortestInnerPart && stem.length < term.length ? stem : term;
    const found = [...this.#wordsWith(inside)].filter(({ word }) => word.length > term.length && !known.has(word));
    const isEnd = ({ word }: VocabularyWord) => word.endsWith(term);
    // Before a part there is another part, and behind a stem an ending: 'park' is no part of 'sparkling'.
    const isPart = ({ word }: VocabularyWord) =>
      word.indexOf(inside) >= shortestPart &&
      (word.includes(term) || word.length - word.lastIndexOf(inside) - inside.length <= maxEndingLength);
    const others = term.length < shortestInnerPart ? [] : found.filter((entry) => !isEnd(entry) && isPart(entry));
    return [...nearest(found.filter(isEnd), maxPieces), ...nearest(others, maxPieces)].map(({ word }) => word);
  }

  /** One typo leaves the first half of a word as it is, or what comes after its middle. */
  #misspelling(term: string): string[] {
    const middle = term.length >> 1;
    const candidates = new Set(this.#from(term.slice(0, middle)));
    for (const entry of this.#wordsWith(term.slice(middle + 1))) candidates.add(entry);
    const words = [...candidates].map(({ word }) => word).filter((word) => word.length >= term.length - 1);
    const whole = words.filter((word) => isOneTypoAway(term, word));
    if (whole.length > 0 || term.length < shortestBegunTypo) return whole.slice(0, maxPieces);
    const begun = words.filter((word) => this.#isBegun(term, word));
    return (begun.length > 0 ? begun : this.#misspellingOfTitle(term)).slice(0, maxPieces);
  }

  /** 'Schwansee' is 'Schwanensee': of texts too many words are so near, of titles and names hardly one. */
  #misspellingOfTitle(term: string): string[] {
    if (term.length < shortestTwoTypos) return [];
    const isNear = ({ word, isInHead }: VocabularyWord) => isInHead && isTwoTyposAway(term, word);
    return [...this.#from(term.slice(0, rightAtBegin))].filter(isNear).map(({ word }) => word);
  }

  #isBegun(term: string, word: string): boolean {
    return [term.length - 1, term.length, term.length + 1].some(
      (length) => length < word.length && isOneTypoAway(term, word.slice(0, length)),
    );
  }

  /** Words in which the text stands, found in all of them at once: twenty times as fast as looking into each. */
  *#wordsWith(text: string): Generator<VocabularyWord> {
    for (let at = this.#text.indexOf(text); at >= 0; ) {
      const begin = this.#text.lastIndexOf('\n', at) + 1;
      const end = this.#text.indexOf('\n', at);
      const entry = this.#byWord.get(this.#text.slice(begin, end));
      if (entry) yield entry;
      at = this.#text.indexOf(text, end);
    }
  }

  *#from(start: string): Generator<VocabularyWord> {
    for (let index = this.#firstFrom(start); index < this.#words.length; index++) {
      const entry = this.#words[index];
      if (!entry?.word.startsWith(start)) return;
      yield entry;
    }
  }

  #firstFrom(term: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle]?.word ?? '') < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Words of titles and names first, then the shortest, of which the part is the largest share. */
function nearest(words: VocabularyWord[], limit: number): VocabularyWord[] {
  return words.sort((one, other) => Number(other.isInHead) - Number(one.isInHead) || one.word.length - other.word.length).slice(0, limit);
}
