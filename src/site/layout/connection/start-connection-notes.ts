/** From the start of the page to the info layer, in milliseconds (LAYOUT-12). */
const infoDelayMs = 4000;

/** Not available in every browser; unknown counts as fast. */
interface Device {
  connection?: { effectiveType?: string };
  deviceMemory?: number;
}

/** Shows a bar while the browser is offline (SITE-04), and once an info layer on a slow connection or device (LAYOUT-12). */
export function startConnectionNotes(): void {
  for (const name of ['online', 'offline']) addEventListener(name, showOffline);
  showOffline();
  const limit = findLimit();
  if (!limit) return;
  const show = () => void import('./show-info-layer.ts').then(({ showInfoLayer }) => showInfoLayer(limit)).catch(() => undefined);
  setTimeout(show, Math.max(0, infoDelayMs - performance.now()));
}

function showOffline(): void {
  const { onLine } = navigator;
  document.documentElement.classList.toggle('is-offline', !onLine);
  const note = document.querySelector<HTMLTemplateElement>('#note-offline')?.content.cloneNode(true);
  // A live region reads out what comes into it.
  document.getElementById('connection')?.replaceChildren(...(onLine || !note ? [] : [note]));
}

function findLimit(): 'bandwidth' | 'hardware' | null {
  const { connection, deviceMemory = 1 } = navigator as Navigator & Device;
  if (/2g$/.test(connection?.effectiveType ?? '')) return 'bandwidth';
  return deviceMemory < 1 || navigator.hardwareConcurrency === 1 ? 'hardware' : null;
}
