import type { Language, Translated } from '../../../core/languages.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';
import { composerNames, fullName, personName } from './names.ts';
import { readableMovement, readableTitle } from './titles.ts';
import { partIn } from './words.ts';
import type { Programme, Work } from './works.ts';

/** Maximal name and subline of a production in characters. */
const maxNameLength = 255;
/** Composers and works listed in a name or a short text. */
const maxListed = 3;

const both = (text: (language: Language) => string): Translated => ({ de: text('de'), en: text('en') });

/** What a visitor calls the programme: its only work, or its composers. */
export function programmeName({ works, orchestra }: Programme): Translated {
  const pieces = piecesOf(works);
  const [only] = pieces;
  if (only && pieces.length === 1) return both(() => cut(only.composers.length > 0 ? `${shortNames(only)}: ${only.title}` : only.title));
  const composers = [...new Set(pieces.flatMap((piece) => piece.composers.map(({ last }) => last)))];
  const names = composers.length > 0 ? composers : [...new Set(pieces.map(({ title }) => title))];
  return both((language) => cut(listed(names, language) || orchestra || concertWord[language]));
}

/** Conductor and first soloists in one line. */
export function programmeSubline({ works }: Programme): Translated {
  const conductors = works.map(({ conductorName }) => conductorName).filter((name) => name !== undefined && isPerson(name));
  const soloists = works.flatMap((work) => work.soloists).filter(({ soloistName }) => soloistName.trim());
  const names = [
    ...conductors.map((name) => ({ name: fullName(personName(name ?? '')), part: '' })),
    ...soloists.map((one) => ({ name: fullName(personName(one.soloistName)), part: one.soloistInstrument })),
  ];
  const first = [...new Map(names.map((entry) => [entry.name, entry])).values()].slice(0, maxListed + 1);
  return both((language) => cut(first.map(({ name, part }) => (part ? `${name} (${partIn(part)[language]})` : name)).join(', ')));
}

/** The first works in one paragraph, for lists. */
export function programmeTeaser({ works }: Programme): Translated {
  const pieces = piecesOf(works);
  if (pieces.length === 0) return {};
  const lines = pieces
    .slice(0, maxListed)
    .map((piece) => (piece.composers.length > 0 ? `${shortNames(piece)}: ${piece.title}` : piece.title));
  return both(() => `<p>${escapeHtml(lines.join(' · '))}${pieces.length > maxListed ? ' …' : ''}</p>`);
}

/** Every work with its composer, movements and soloists, and where the interval falls. */
export function programmeDescription({ works }: Programme): Translated {
  if (works.length === 0) return {};
  return both((language) => works.map((work) => paragraph(work, language)).join(''));
}

/** True for the name of a conductor, not for the archive's remark that there was none. */
export function isPerson(conductor: string): boolean {
  return conductor.trim() !== '' && !/^not conducted$/i.test(conductor.trim());
}

const concertWord: Record<Language, string> = { de: 'Konzert', en: 'Concert' };
const intervalWord: Record<Language, string> = { de: 'Pause', en: 'Interval' };

interface Piece {
  title: string;
  composers: ReturnType<typeof composerNames>;
}

/** The works without intervals; movements of one work are one piece. */
function piecesOf(works: readonly Work[]): Piece[] {
  const pieces = works
    .map((work) => ({ title: titleOf(work), composers: composerNames(work.composerName ?? '') }))
    .filter(({ title }) => title);
  return [...new Map(pieces.map((piece) => [`${shortNames(piece)} ${piece.title}`, piece])).values()];
}

function titleOf({ workTitle }: Work): string {
  return workTitle === undefined ? '' : readableTitle(workTitle);
}

function shortNames({ composers }: Piece): string {
  return composers.map(({ last }) => last).join(', ');
}

function paragraph(work: Work, language: Language): string {
  if (work.isInterval && work.workTitle === undefined) return `<p><em>${intervalWord[language]}</em></p>`;
  const composers = composerNames(work.composerName ?? '')
    .map(fullName)
    .join(', ');
  const movement = work.movement === undefined ? '' : readableMovement(work.movement);
  const soloists = work.soloists
    .filter(({ soloistName }) => soloistName.trim())
    .map(({ soloistName, soloistInstrument }) => `${fullName(personName(soloistName))} (${partIn(soloistInstrument)[language]})`);
  const lines = [
    composers && `<strong>${escapeHtml(composers)}</strong>`,
    escapeHtml([titleOf(work), movement].filter(Boolean).join(': ')),
    soloists.length > 0 && `<em>${escapeHtml(soloists.join(', '))}</em>`,
  ];
  return `<p>${lines.filter(Boolean).join('<br>')}</p>`;
}

/** 'Mozart, Ravel und Mahler', 'Mozart, Ravel, Mahler and others'. */
function listed(names: readonly string[], language: Language): string {
  if (names.length > maxListed) return `${names.slice(0, maxListed).join(', ')} ${language === 'de' ? 'und andere' : 'and others'}`;
  return new Intl.ListFormat(language === 'de' ? 'de-DE' : 'en-GB', { type: 'conjunction' }).format(names);
}

function cut(text: string): string {
  return text.length > maxNameLength ? `${text.slice(0, maxNameLength - 1)}…` : text;
}
