import type { ModuleLoad } from '../../features/pages/resolve-modules.server.ts';
import { hostsOf } from './hosts-of.ts';
import { iframeAddress } from './html-document.server.ts';

/** The address of the iframe's document, and the hosts it would load from. */
export const load: ModuleLoad = async (module, _reading, language) => ({
  frame_url: iframeAddress(module, language),
  outside_hosts: hostsOf(String(module.html_code)),
});
