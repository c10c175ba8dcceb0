/** Whether the visitor came here from another page of this visit, so that 'back' stays in the house. */
export function hasEarlierPage(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
