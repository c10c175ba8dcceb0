import type { ModuleLoad } from '../../features/pages/resolve-modules.server.ts';
import { iframeAddress } from './html-document.server.ts';

/** The address of the iframe's document, which is of the edition that the page shows (MOD-52, MOD-60), and the hosts it would load from. */
export const load: ModuleLoad = async (module, { viewer }, language, { isDraft }) => ({
  frame_url: iframeAddress(module, language, isDraft ? { kind: 'draft' } : viewer.edition),
  outside_hosts: hostsOf(String(module.html_code)),
});

/** Hosts from which this HTML would load something; links that only lead there do not count. At most 5, each once. */
function hostsOf(html: string): string[] {
  const loading = html.replace(/<a\b[^>]*>/gi, '').replace(/\bxmlns(:\w+)?=("[^"]*"|'[^']*')/gi, '');
  const found = [...loading.matchAll(/(?:https?:)?(?:\/|\\\/){2}([a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,})/gi)].map(([, host = '']) =>
    host.toLowerCase(),
  );
  return [...new Set(found)].slice(0, 5);
}
