import type { Language } from '../../../core/languages.ts';
import { plainText } from '../../../core/text/plain-text.ts';
import { fold, wordsOf } from '../fold.ts';
import type { SearchKind } from '../search-kinds.ts';

/** Content of the site as indexed, in one language. Moments are ISO 8601, null for none. */
export interface SearchDocument {
  kind: SearchKind;
  id: number;
  language: Language;
  title: string;
  key: string;
  text: string;
  url: string;
  image: number | null;
  date_start: string | null;
  visible_from: string | null;
  visible_until: string | null;
  changes_at: string | null;
  weight: number;
  words: string;
  head: string;
  /** Every word with whether it stands in the head. */
  vocabulary: Map<string, boolean>;
}

interface DocumentInput extends Partial<Pick<SearchDocument, 'image' | 'date_start' | 'visible_from' | 'visible_until'>> {
  kind: SearchKind;
  id: number;
  language: Language;
  title: string;
  /** The title in the other language: who knows 'Uncle Vanya' finds 'Onkel Wanja'. */
  otherTitle?: string;
  url: string;
  /** What stands beside the title: found almost as well. Plain text. */
  beside: readonly string[];
  /** What is quoted first, e.g. the subline. Found as `beside`. */
  summary: readonly string[];
  /** Who takes part and as what, or in what, and the headings of a page: found behind what the thing itself is. Plain text. */
  parts?: readonly string[];
  /** Plain texts or HTML. */
  texts: readonly string[];
}

/** Of two things that fit equally well the one with the larger number comes first. */
const weights: Record<SearchKind, number> = { production: 10, person: 9, venue: 7, series: 7, page: 6, event: 5, article: 4, form: 4 };

/** Title, what stands beside it, who takes part or what is a heading, texts. */
type Zone = 'A' | 'B' | 'C' | 'D';

/** Characters of text that are stored for excerpts, and indexed. */
const quotedText = 3000;
const maxTextLength = 60_000;

/** Makes a document from the texts of content. */
export function toDocument({ beside, summary, parts = [], texts, otherTitle = '', ...fields }: DocumentInput): SearchDocument {
  const { title } = fields;
  const text = plainText([...summary, ...texts].filter(Boolean).join(' · ')).slice(0, maxTextLength);
  const zones = new Map<string, Zone>();
  const add = (from: string, zone: Zone) => {
    for (const word of wordsOf(from)) if (!zones.has(word)) zones.set(word, zone);
  };
  add(title, 'A');
  add(joinCompounds(title), 'A');
  for (const part of [...summary, ...beside]) add(plainText(part), 'B');
  for (const part of parts) add(part, 'C');
  add(otherTitle, 'C');
  add(text, 'D');
  const all = [...zones];
  const head = all.filter(([, zone]) => zone !== 'D');
  return {
    image: null,
    date_start: null,
    visible_from: null,
    visible_until: null,
    changes_at: null,
    ...fields,
    key: fold(title).replace(/^(der|die|das|ein|eine|the|an?) /, ''),
    text: text.slice(0, quotedText),
    weight: weights[fields.kind],
    words: toVector(all),
    head: toVector(head),
    vocabulary: new Map(all.map(([word, zone]) => [word, zone !== 'D'])),
  };
}

/** 'Premieren-Abo' as it is typed as well: 'PremierenAbo'. */
function joinCompounds(text: string): string {
  return [...text.matchAll(/\p{L}+(?:-\p{L}+)+/gu)].map(([word]) => word.replaceAll('-', '')).join(' ');
}

/** The text of a tsvector. Words are letters and digits, so nothing has to be quoted; weights need a position. */
function toVector(words: readonly (readonly [string, string])[]): string {
  return words.map(([word, zone]) => `${word}:1${zone}`).join(' ');
}
