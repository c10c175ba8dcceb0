import type { ModuleLoad } from '../../features/pages/resolve-modules.server.ts';
import { hostsOf } from './hosts-of.ts';
import { frameAddress } from './html-document.server.ts';

/** Where the frame's document is, and from whom it would load something. */
export const load: ModuleLoad = async (module, _reading, language) => ({
  frame_url: frameAddress(module, language),
  outside_hosts: hostsOf(String(module.html_code)),
});
