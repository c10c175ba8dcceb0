import { readStored, writeStored } from '../../ui/backstage/browser-storage.ts';

/** What an editor has set up for this browser; nothing of it is content. */
const names = {
  /** 'closed' where the panel does not open by itself. */
  panel: 'foyer-panel',
  /** Models inserted last, newest first, separated by spaces. */
  usedModels: 'foyer-used-modules',
} as const;

/** Whether the panel opens by itself. */
export function opensPanel(): boolean {
  return readStored('localStorage', names.panel) !== 'closed' && window.matchMedia(besidePage).matches;
}

export function setOpensPanel(isOn: boolean): void {
  writeStored('localStorage', names.panel, isOn ? 'open' : 'closed');
}

/** The panel stands beside the page; on narrower windows it is a sheet over its lower part (panels/side-panel.css). */
export const besidePage = '(min-width: 56em)';

export function usedModels(): string[] {
  return (readStored('localStorage', names.usedModels) ?? '').split(' ').filter(Boolean);
}

export function noteUsedModel(model: string): void {
  writeStored('localStorage', names.usedModels, [model, ...usedModels().filter((one) => one !== model)].slice(0, 4).join(' '));
}
