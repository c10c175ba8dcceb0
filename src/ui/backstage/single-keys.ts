import { readStored, writeStored } from './browser-storage.ts';

const name = 'foyer-single-keys';

/** Whether shortcuts of a single character ('?', '/') are on in this browser, in office and page editor alike (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return readStored('localStorage', name) !== '0';
}

export function setSingleKeys(isOn: boolean): void {
  writeStored('localStorage', name, isOn ? '1' : '0');
}
