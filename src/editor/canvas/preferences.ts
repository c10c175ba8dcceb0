import { readBrowserSetting, storeBrowserSetting } from '../../ui/backstage/browser-settings.ts';

/** What an editor has set up for this browser; nothing of it is content. */
const names = {
  /** 'closed' where the panel does not open by itself. */
  panel: 'foyer-panel',
  /** Models inserted last, newest first, separated by spaces. */
  usedModels: 'foyer-used-modules',
} as const;

/** Whether the panel opens by itself. */
export function opensPanel(): boolean {
  return readBrowserSetting(names.panel) !== 'closed' && window.matchMedia(besidePage).matches;
}

export function setOpensPanel(isOn: boolean): void {
  storeBrowserSetting(names.panel, isOn ? 'open' : 'closed');
}

/** The panel stands beside the page; on narrower windows it is a sheet over its lower part (panels/side-panel.css). */
export const besidePage = '(min-width: 56em)';

export function usedModels(): string[] {
  return readBrowserSetting(names.usedModels).split(' ').filter(Boolean);
}

export function noteUsedModel(model: string): void {
  storeBrowserSetting(names.usedModels, [model, ...usedModels().filter((one) => one !== model)].slice(0, 4).join(' '));
}
