/** Loads at the first call, for all of them; at a later one again where it has failed. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  return () => {
    if (loading) return loading;
    const begun = load();
    loading = begun;
    // Also what keeps a failure from being reported as one that nobody handles.
    begun.catch(() => {
      loading = null;
    });
    return begun;
  };
}
