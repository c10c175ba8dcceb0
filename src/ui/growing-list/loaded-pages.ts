import { type EntryState, writeEntryState } from '../../islands/navigation/entry-state.ts';

/** The last page that was loaded, by the address of the list (`data-address`). */
type LoadedPages = Readonly<Record<string, number>>;

/** Remembers with the entry of the history how far a list has grown (LAYOUT-07). */
export function rememberPage({ dataset: { address = '', page } }: HTMLElement): void {
  // A filtered list is another list and replaces the value.
  writeEntryState({ loadedPages: { [address]: Number(page) } satisfies LoadedPages });
}

/** The page up to which a list had grown in an entry; 0 when it had not. */
export function rememberedPage({ dataset: { address = '' } }: HTMLElement, state: EntryState): number {
  return (state.loadedPages as LoadedPages | undefined)?.[address] ?? 0;
}
