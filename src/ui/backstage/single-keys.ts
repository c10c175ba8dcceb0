const name = 'foyer-single-keys';

/** Whether shortcuts of a single character ('?', '/') are on in this browser, in office and page editor alike (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(name) !== '0';
  } catch {
    // Without storage (private windows of some browsers) they are on, as at first.
    return true;
  }
}

export function setSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(name, isOn ? '1' : '0');
  } catch {}
}
