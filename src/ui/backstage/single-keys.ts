import { readBrowserSetting, storeBrowserSetting } from './browser-settings.ts';

const name = 'foyer-single-keys';

/** Whether shortcuts of a single character ('?', '/') are on in this browser, in office and page editor alike (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return readBrowserSetting(name) !== '0';
}

export function setSingleKeys(isOn: boolean): void {
  storeBrowserSetting(name, isOn ? '1' : '0');
}
