import { langOf, type ViewProps } from '../../core/module/module.ts';
import { AllowButtons } from '../../features/consent/embeds/allow-buttons.tsx';
import { m } from '../../paraglide/messages.js';
import type { html } from './html.module.ts';

interface LoadedFields {
  frame_url: string;
  outside_hosts: string[];
}

/** HTML in an iframe (MOD-15). What comes from elsewhere loads after consent only, so its iframe gets its address from `html-block.element.ts`, once. */
export function HtmlView({ module, language }: ViewProps<typeof html, LoadedFields>) {
  const { frame_url, outside_hosts, version } = module;
  if (!module.html_code.trim()) return null;
  const hasOutside = outside_hosts.length > 0;
  const iframeProps = {
    sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms',
    title: m.module_html(),
    lang: langOf(module, 'html_code', language),
  };
  // In the page editor the document is another one after each save.
  return (
    <html-block key={version} className="m-html" when="load" data-frame={hasOutside ? frame_url : undefined} data-shape={frame_url}>
      {hasOutside && <OutsideNotice hosts={outside_hosts} />}
      {hasOutside ? <iframe className="outside" {...iframeProps} /> : <iframe src={frame_url} {...iframeProps} />}
      {hasOutside && (
        <noscript>
          <iframe src={frame_url} {...iframeProps} />
        </noscript>
      )}
    </html-block>
  );
}

/** The hosts it would load from, and the buttons to allow it. */
function OutsideNotice({ hosts }: { hosts: string[] }) {
  return (
    <div className="ask dark">
      <p>{m.module_html_outside({ hosts: hosts.join(', ') })}</p>
      <p className="ways">
        <AllowButtons />
      </p>
    </div>
  );
}
