import { properSpelling } from './names.ts';

const small = new Set(
  'a an and as at au aux by da das de del della der des di die du el en et for from from fur für im in into la las le les los of on or ou par per pour sur the to und une un with zu'.split(
    ' ',
  ),
);
const catalogues: Record<string, string> = {
  BWV: 'BWV',
  MWV: 'MWV',
  RV: 'RV',
  WOO: 'WoO',
  SZ: 'Sz.',
  BB: 'BB',
  OP: 'Op.',
  'OP.': 'Op.',
  'NO.': 'No.',
  'POSTH.': 'posth.',
  'ARR.': 'arr.',
  'ORCH.': 'orch.',
  'ORIG.': 'orig.',
  ORCH: 'orch.',
  'CH.': 'Ch.',
  'CON.,': 'Concerto,',
};
const instruments = 'Piano|Violin|Viola|Cello|Flute|Clarinet|Oboe|Horn|Trumpet|String|Strings|Organ';

/** A movement stands in the archive as readers know it. */
export function readableMovement(movement: string): string {
  return properSpelling(movement.replace(/\s+/g, ' ').trim());
}

/**
 * A title of the archive for readers: 'CONCERTO, PIANO NO. 14, E-FLAT MAJOR, K.449' is
 * 'Piano Concerto No. 14, E-flat major, K. 449', 'MER, LA [THE SEA]' is 'La Mer [The Sea]'.
 */
export function readableTitle(title: string): string {
  const words = spaced(title).split(' ');
  const cased = words.map((word, index) => caseWord(word, index === 0 || /[:/(["“—-]$/.test(words[index - 1] ?? ''))).join(' ');
  return properSpelling(frontForm(frontArticle(keys(cased))));
}

/** One space between words, one after the abbreviations the archive writes close: 'OP.45', 'K.449'. */
function spaced(text: string): string {
  return text
    .replace(/\b(OP|NO|K|D)\.\s*(?=\d)/gi, '$1. ')
    .replace(/\s+/g, ' ')
    .replace(/ \((ARR\. )?UNSPECIFIED\)/gi, '')
    .replace(/([[(]) /g, '$1')
    .replace(/ ([\]),])/g, '$1')
    .trim();
}

function caseWord(word: string, isFirst: boolean): string {
  const [, before = '', core = '', after = ''] = /^([^\p{L}\d]*)(.*?)([\]),;:!?"”]*)$/u.exec(word) ?? [];
  const known = catalogueOf(core.toUpperCase()) ?? catalogueOf(`${core}${after}`);
  if (known) return known.endsWith(after) && after ? before + known : before + known + after;
  // Mixed case, initials and numerals stay.
  if (core !== core.toUpperCase() || /^(\p{L}\.)+(\p{L})?\.?$/u.test(core) || /^(I{1,3}|IV|V|VI{0,3}|IX|XI{0,2}|H\..*)$/.test(core))
    return word;
  const lower = core.toLowerCase();
  if (!isFirst && before === '' && small.has(lower)) return lower + after;
  const proper = capitalised(lower);
  return before + (isFirst ? proper : proper.replace(/^[DL](?=['’])/, (article) => article.toLowerCase())) + after;
}

/** A word such as 'constructor' names something in every object. */
function catalogueOf(word: string): string | undefined {
  return Object.hasOwn(catalogues, word) ? catalogues[word] : undefined;
}

/** First letters of the parts of a word: 'flat-footed' and "l'amant" have two. */
function capitalised(lower: string): string {
  const parts = lower.replace(/(^|[-/])(\p{L})/gu, (_, start: string, letter: string) => start + letter.toUpperCase());
  return parts.replace(
    /^([DL]['’])(\p{L}+)/u,
    (_, article: string, noun: string) => article + (small.has(noun) ? noun : noun.charAt(0).toUpperCase() + noun.slice(1)),
  );
}

/** 'C Sharp Minor' and 'E-Flat Major' as 'C-sharp minor' and 'E-flat major'. */
function keys(text: string): string {
  return text
    .replace(/\b([A-Ga-g])[ -](Flat|Sharp)\b/gi, (_, note: string, sign: string) => `${note.toUpperCase()}-${sign.toLowerCase()}`)
    .replace(
      /\b([A-Ga-g])((?:-flat|-sharp)?) (Major|Minor)\b/gi,
      (_, note: string, sign: string, mode: string) => `${note.toUpperCase()}${sign} ${mode.toLowerCase()}`,
    );
}

/** 'Nutcracker, the: Suite' as 'The Nutcracker: Suite'. */
function frontArticle(text: string): string {
  const match = /^([^,:([]+), (the|a|an|la|le|les|l'|el)(?![\p{L}'’]|-(?:flat|sharp)| major| minor)(.*)$/iu.exec(text);
  if (!match) return text;
  const [, noun = '', article = '', rest = ''] = match;
  return `${article.charAt(0).toUpperCase()}${article.slice(1).toLowerCase()} ${noun}${rest}`;
}

/** 'Concerto, Piano, No. 2' as 'Piano Concerto No. 2'. */
function frontForm(text: string): string {
  const match = new RegExp(
    `^(Concerto|Sonata|Trio|Quartet|Quintet|Sextet), (${instruments})(?=[ ,]|$)(?! and | & |, (?:${instruments}))(,? No\\.)?(.*)$`,
  ).exec(text);
  if (!match) return text;
  const [, form = '', instrument = '', number, rest = ''] = match;
  return `${instrument === 'Strings' ? 'String' : instrument} ${form}${number ? ' No.' : ''}${rest}`;
}
