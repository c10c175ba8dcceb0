/** What an editor has set up for this browser; nothing of it is content. '' where it was never set or the browser refuses its storage. */
export function readBrowserSetting(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Without storage (private windows, blocked site data) everything is as at first on the next page. */
export function storeBrowserSetting(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {}
}
