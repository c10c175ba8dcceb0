import { servedMarkup } from '../core/text/trusted-markup.ts';
import { loadOnce } from '../islands/load-once.ts';

/**
 * Adds the templates of the layout to the page, once; its element `#navigation-status` names their address. A failed attempt is repeated
 * by the next call.
 * @throws without a network.
 */
export const loadTemplates = loadOnce(fetchTemplates);

async function fetchTemplates(): Promise<void> {
  const address = document.getElementById('navigation-status')?.dataset.templates;
  if (!address) return;
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  document.body.insertAdjacentHTML('beforeend', servedMarkup(await response.text()));
}
