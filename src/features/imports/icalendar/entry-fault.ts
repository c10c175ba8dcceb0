/** A reason why one entry of a calendar is refused; the others are not touched by it. */
export class EntryFault extends Error {
  override readonly name = 'EntryFault';
}
